import { around, blob, Ground, outline, outward, points, ribbon, ring, straight, touch, touches } from './brush';

const owlBody = outline(
  '92,96 112,122 140,128 168,122 190,96 204,140 206,190 214,240 198,290 168,322 140,328 112,322 82,290 66,240 74,190 76,140',
);

function owlFeathers(): { dark: string; light: string } {
  let [dark, light] = ['', ''];
  for (let row = 0; row < 6; row++) {
    const y = 232 + row * 15;
    const count = 7 - Math.abs(row - 1.5) * 0.6;
    for (let i = 0; i < count; i++) {
      const x = 140 + (i - (count - 1) / 2) * 16 + (row % 2 ? 5 : -3);
      dark += ribbon(
        [
          [x - 7, y - 6],
          [x, y + 5],
          [x + 7, y - 6],
        ],
        [1, 5, 1],
        4,
      );
      light += touch(x, y - 4, Math.PI / 2, 9, 2);
    }
  }
  return { dark, light };
}

const feathers = owlFeathers();
const owlEyes = points('104,178 176,178');
const eachEye = (draw: (x: number, y: number, side: number) => string): string =>
  owlEyes.map(([x, y], side) => draw(x, y, side)).join('');

export function OwlPicture() {
  return (
    <g>
      <Ground
        base="#17313A"
        tints={['#1F414A', '#122832', '#285058', '#0E202A']}
        seed={4}
        count={64}
        flow={around(140, 178)}
        length={70}
        width={9}
        bend={6}
      />
      <path d={blob(140, 168, 108, 106, 3, 0.03)} fill="#34605E" opacity=".4" />
      <path
        d={touches({
          seed: 40,
          count: 44,
          box: [30, 50, 246, 290],
          flow: around(140, 170),
          length: 46,
          width: 4,
          bend: 5,
          where: ring(140, 170, 0, 112),
        })}
        fill="#6E948A"
        opacity=".4"
      />
      <path d={owlBody} fill="#9A6A3C" />
      <path d={ribbon('80,150 64,210 74,270 100,316', [4, 30, 34, 2])} fill="#6E4526" />
      <path d={ribbon('200,150 216,210 206,270 180,316', [4, 30, 34, 2])} fill="#6E4526" />
      <path
        d={
          touches({ seed: 8, count: 26, box: [60, 190, 92, 300], flow: straight(1.35), length: 34, width: 3 }) +
          touches({ seed: 9, count: 26, box: [188, 190, 220, 300], flow: straight(1.8), length: 34, width: 3 })
        }
        fill="#B98850"
        opacity=".9"
      />
      <path d={blob(140, 268, 50, 56, 5, 0.03)} fill="#D9B98A" />
      <path d={feathers.dark} fill="#6B4526" />
      <path d={feathers.light} fill="#F2E2C2" />
      <path d={eachEye((x, y, side) => blob(x, y, 47, 47, side + 6, 0.03))} fill="#E8CFA2" />
      <path
        d={eachEye((x, y, side) =>
          touches({
            seed: side + 50,
            count: 70,
            box: [x - 46, y - 46, x + 46, y + 46],
            flow: outward(x, y),
            length: 18,
            width: 2,
            where: ring(x, y, 28, 41),
          }),
        )}
        fill="#9C6B38"
        opacity=".75"
      />
      <path d={eachEye((x, y, side) => blob(x, y, 32, 32, side + 16, 0.03))} fill="#2A1A10" />
      <path d={eachEye((x, y, side) => blob(x, y, 28, 28, side + 26, 0.03))} fill="#F2A922" />
      <path
        d={eachEye((x, y, side) =>
          touches({
            seed: side + 60,
            count: 34,
            box: [x - 26, y - 26, x + 26, y + 26],
            flow: outward(x, y),
            length: 13,
            width: 1.6,
            where: ring(x, y, 0, 24),
          }),
        )}
        fill="#FBD65E"
      />
      <path d={eachEye((x, y, side) => blob(x, y, 14.5, 14.5, side + 36, 0.03))} fill="#140D09" />
      <path d={eachEye((x, y, side) => blob(x - 6, y - 7, 5, 4.4, side + 46, 0.08, 7))} fill="#FFF8E6" />
      <path
        d={
          ribbon('88,92 100,126 126,146 139,172', [1, 22, 17, 3]) +
          ribbon('192,92 180,126 154,146 141,172', [1, 22, 17, 3])
        }
        fill="#3A2415"
      />
      <path
        d={ribbon('94,106 106,130 128,147', [1, 5, 1]) + ribbon('186,106 174,130 152,147', [1, 5, 1])}
        fill="#A87945"
      />
      <path d="M140 186C150 190 153 200 149 210L140 228 131 210C127 200 130 190 140 186Z" fill="#2A1A10" />
      <path d="M138 190C144 194 146 202 143 208L139 218C136 206 135 198 138 190Z" fill="#D9B98A" />
      <path d={ribbon('0,330 70,320 150,326 250,312', [18, 14, 16, 11])} fill="#140F0C" />
      <path d={ribbon('4,326 70,316 150,321 246,308', [2, 4, 3, 2])} fill="#5B4630" />
      <path
        d={[106, 118, 130, 152, 164, 176]
          .map((x) =>
            ribbon(
              [
                [x, 308],
                [x + 1, 320],
                [x, 334],
              ],
              [7, 9, 2],
              3,
            ),
          )
          .join('')}
        fill="#C9A063"
      />
      <path
        d={touch(228, 294, -0.7, 30, 8) + touch(20, 302, -2.2, 30, 8) + touch(40, 338, 0.6, 24, 6)}
        fill="#6E948A"
      />
    </g>
  );
}
