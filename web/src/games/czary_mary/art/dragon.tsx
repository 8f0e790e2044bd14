import { around, blob, Ground, outward, type Point, points, ribbon, ring, straight, touch, touches } from './brush';

/** Bat wing: from the shoulder to the wrist, then scallops from finger to finger back to the body. */
function wing(shoulder: Point, wrist: Point, fingers: readonly Point[], heel: Point): string {
  let path = `M${shoulder[0]} ${shoulder[1]}Q${(shoulder[0] + wrist[0]) / 2} ${wrist[1] + 6} ${wrist[0]} ${wrist[1]}`;
  let from = wrist;
  [...fingers, heel].forEach((finger, i) => {
    const pull = i === 0 ? -0.04 : 0.34;
    const [mx, my] = [(from[0] + finger[0]) / 2, (from[1] + finger[1]) / 2];
    path += `Q${mx + (shoulder[0] - mx) * pull} ${my + (shoulder[1] - my) * pull} ${finger[0]} ${finger[1]}`;
    from = finger;
  });
  return `${path}Z`;
}

function wingBones(wrist: Point, fingers: readonly Point[]): string {
  return fingers
    .map((finger) =>
      ribbon([wrist, [(wrist[0] + finger[0]) / 2 + 3, (wrist[1] + finger[1]) / 2], finger], [4.5, 3, 0.6], 4),
    )
    .join('');
}

const dragonSpine = points('196,322 226,300 196,280 146,292 104,276 112,236 152,212 170,178 150,146 128,124');
const dragonGirth = [1, 7, 12, 19, 31, 44, 40, 27, 20, 21];
const rightWrist: Point = [200, 66];
const rightFingers = points('236,104 238,158 222,206 192,230');
const leftWrist: Point = [52, 182];
const leftFingers = points('14,214 18,254 46,276');

const dragonHead =
  'M146 142C140 150 130 152 122 148L116 156 112 146C104 148 96 146 90 150L94 142C104 138 108 134 112 131L84 134 82 128C84 122 90 118 96 116L112 110C118 102 126 100 134 102L160 74C160 88 156 98 150 106L176 94C172 108 164 116 154 120 158 128 154 136 146 142Z';

export function DragonPicture() {
  return (
    <g>
      <Ground
        base="#E3B45C"
        tints={['#EBC578', '#D9A145', '#F0D08C', '#CF8F3C']}
        seed={1}
        count={60}
        flow={around(140, 150)}
        length={58}
        width={9}
        bend={5}
      />
      <path d={blob(146, 146, 92, 92, 4, 0.02)} fill="#B23024" />
      <path
        d={touches({
          seed: 12,
          count: 46,
          box: [60, 60, 236, 236],
          flow: around(146, 146),
          length: 50,
          width: 6,
          bend: 4,
          where: ring(146, 146, 0, 80),
        })}
        fill="#CF4A34"
        opacity=".75"
      />
      <path d={blob(125, 312, 108, 26, 7, 0.03)} fill="#8C2A20" />
      <g fill="none" stroke="#F6E3B4" opacity=".9">
        <ellipse cx="125" cy="312" rx="98" ry="21" stroke-width="3" />
        <ellipse cx="125" cy="312" rx="80" ry="15" stroke-width="1.6" />
        <path
          d="M38 306 46 318M70 296 78 304M172 297 180 303M206 306 212 318M60 326 70 320M182 321 192 326"
          stroke-width="3"
          stroke-linecap="round"
        />
      </g>
      <path d={wing([120, 226], leftWrist, leftFingers, [108, 262])} fill="#3E1A1C" />
      <path d={wingBones(leftWrist, leftFingers)} fill="#8C3A2C" />
      <path d={wing([160, 208], rightWrist, rightFingers, [158, 240])} fill="#57201F" />
      <path
        d={touches({
          seed: 5,
          count: 26,
          box: [170, 90, 234, 205],
          flow: outward(180, 60),
          length: 44,
          width: 3,
          where: (x, y) => y > 70 + (x - 170) * 0.5 && y < 200 - (x - 200) * 0.4,
        })}
        fill="#7E2E28"
        opacity=".8"
      />
      <path d={wingBones(rightWrist, rightFingers)} fill="#231114" />
      <path d={ribbon([[160, 212], [176, 132], rightWrist, [196, 54]], [12, 9, 6, 1])} fill="#231114" />
      <path d={ribbon([[120, 234], [84, 196], leftWrist, [44, 172]], [11, 8, 5, 1])} fill="#231114" />
      <path d={ribbon(dragonSpine, dragonGirth)} fill="#231114" />
      <path d={ribbon('106,268 116,238 150,218 160,182 142,152', [10, 18, 15, 9, 3])} fill="#7A2E26" />
      <path
        d={[
          [108, 262],
          [112, 250],
          [120, 238],
          [132, 230],
          [145, 222],
          [153, 208],
          [157, 192],
          [153, 176],
        ]
          .map(([x = 0, y = 0], i) => touch(x, y, 0.5 - i * 0.12, 16, 2))
          .join('')}
        fill="#E3A95A"
        opacity=".85"
      />
      <path
        d="M172 128 182 120 178 136ZM180 150 192 146 184 162ZM184 176 196 176 184 190ZM176 204 188 208 172 216ZM132 296 130 312 142 298ZM166 290 172 302 178 287Z"
        fill="#231114"
      />
      <path d="M186 330 210 334 196 314Z" fill="#231114" />
      <path
        d={
          ribbon('124,246 98,240 84,256 68,262', [22, 13, 10, 8]) +
          ribbon('72,260 60,262 52,272', [8, 5, 0.5]) +
          ribbon('72,262 66,270 64,280', [8, 5, 0.5]) +
          ribbon('76,262 76,272 78,280', [8, 5, 0.5])
        }
        fill="#231114"
      />
      <path d={dragonHead} fill="#231114" />
      <path d="M112 131 98 138 106 132ZM104 133 102 138 99 133ZM94 134 92 139 89 134Z" fill="#F6E3B4" />
      <path d="M122 118 136 113 131 123Z" fill="#F9D65C" />
      <path d="M130 114 127 122 131 120Z" fill="#231114" />
      <path
        d={touches({
          seed: 31,
          count: 18,
          box: [84, 104, 170, 140],
          flow: straight(-0.5),
          length: 16,
          width: 1.2,
          where: (x, y) => y < 112 + (x - 84) * 0.1 && x > 120,
        })}
        fill="#7A2E26"
        opacity=".7"
      />
    </g>
  );
}
