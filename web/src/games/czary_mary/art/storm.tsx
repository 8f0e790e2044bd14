import { cloud, Ground, outline, outward, type Puffs, points, ring, straight, touches } from './brush';

function bolt(side: number): string {
  const corners = points('12,108 44,108 69,182 48,182 82,232 66,233 91,279 35,223 53,223 18,169 42,170');
  return `M${corners.map(([x, y]) => `${132 + side * x} ${y}`).join('L')}Z`;
}

function Tower({ x, y, lean }: { x: number; y: number; lean: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean}) scale(1.2)`}>
      <path d="M-15 60-13 8-18 6-19-10-11-10-11-4-4-4-4-11 4-11 4-4 11-4 11-10 19-10 18 6 13 8 15 60Z" fill="#0E131C" />
      <path d="M-3 18 0 13 3 18 3 28-3 28Z" fill="#F8DE7A" />
    </g>
  );
}

const flash = (cx: number, cy: number, seed: number): string =>
  touches({
    seed,
    count: 60,
    box: [cx - 44, cy - 44, cx + 44, cy + 30],
    flow: outward(cx, cy),
    length: 24,
    width: 3,
    where: ring(cx, cy, 14, 42),
  });

const stormFront: Puffs = [
  [22, 118, 34],
  [62, 120, 32],
  [104, 104, 36],
  [150, 100, 38],
  [196, 114, 34],
  [236, 112, 36],
  [120, 70, 50],
  [190, 76, 50],
];
const stormCrown: Puffs = [
  [96, 44, 34],
  [140, 30, 40],
  [186, 46, 34],
  [232, 32, 42],
];

export function StormPicture() {
  return (
    <g>
      <Ground
        base="#3A4A78"
        tints={['#465990', '#2E3C66', '#5A70A8', '#28345A']}
        seed={5}
        count={64}
        flow={(x) => (x < 130 ? 2.1 : 1.04)}
        length={70}
        width={7}
      />
      <path
        d={touches({
          seed: 55,
          count: 90,
          box: [20, 120, 240, 320],
          flow: outward(132, 96),
          length: 60,
          width: 6,
          where: (x, y) => Math.abs(x - 132) < (y - 70) * 0.4,
        })}
        fill="#8C9FD0"
        opacity=".5"
      />
      <path
        d={touches({
          seed: 51,
          count: 34,
          box: [0, 140, 250, 330],
          flow: (x) => (x < 130 ? 1.95 : 1.2),
          length: 36,
          width: 1.6,
        })}
        fill="#C9D6F2"
        opacity=".75"
      />
      <path d={cloud(stormFront, 30)} fill="#A9B8E0" transform="translate(0 6)" />
      <path d={cloud(stormFront, 30)} fill="#27304E" />
      <path
        d={touches({
          seed: 52,
          count: 34,
          box: [84, 40, 240, 128],
          flow: straight(0.1),
          length: 50,
          width: 6,
          bend: -12,
        })}
        fill="#4C5A86"
        opacity=".8"
      />
      <path d={cloud(stormCrown, 20)} fill="#5B6A96" transform="translate(-2 5)" />
      <path d={cloud(stormCrown, 20)} fill="#171E34" />
      <path
        d={touches({
          seed: 53,
          count: 16,
          box: [84, 14, 240, 62],
          flow: straight(-0.1),
          length: 44,
          width: 5,
          bend: -10,
        })}
        fill="#3A4668"
        opacity=".9"
      />
      <path d={outline('-20,322 50,310 128,326 206,310 270,320 270,380 -20,380')} fill="#141B2C" />
      <path d={flash(41, 278, 56) + flash(223, 278, 57)} fill="#FFEFA6" />
      <Tower x={39} y={284} lean={-6} />
      <Tower x={225} y={284} lean={6} />
      <path d={bolt(-1) + bolt(1)} fill="#10162A" transform="translate(0 6)" opacity=".5" />
      <path d={bolt(-1) + bolt(1)} fill="#FFF9DC" stroke="#F5CE4B" stroke-width="6" stroke-linejoin="round" />
      <path
        d={touches({
          seed: 54,
          count: 26,
          box: [0, 318, 250, 344],
          flow: straight(0.03),
          length: 50,
          width: 3,
          bend: 3,
        })}
        fill="#3E4F80"
        opacity=".8"
      />
    </g>
  );
}
