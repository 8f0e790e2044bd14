import { around, blob, Ground, outline, type Point, points, ribbon, ring, straight, touches } from './brush';

function snowflake(cx: number, cy: number, reach: number): string {
  let path = '';
  for (let arm = 0; arm < 6; arm++) {
    const turn = (arm * Math.PI) / 3;
    const on = (along: number, drift = 0): Point => [
      cx + Math.cos(turn + drift) * along * reach,
      cy + Math.sin(turn + drift) * along * reach,
    ];
    path += ribbon([on(0.05), on(0.5), on(1)], [reach * 0.12, reach * 0.14, reach * 0.06], 4);
    path +=
      ribbon([on(0.38), on(0.66, 0.42)], [reach * 0.11, reach * 0.06], 4) +
      ribbon([on(0.38), on(0.66, -0.42)], [reach * 0.11, reach * 0.06], 4);
    path +=
      ribbon([on(0.66), on(0.9, 0.22)], [reach * 0.09, reach * 0.05], 4) +
      ribbon([on(0.66), on(0.9, -0.22)], [reach * 0.09, reach * 0.05], 4);
  }
  return path;
}

function Shard({ x, y, long, thick }: { x: number; y: number; long: number; thick: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-20)`}>
      <path
        d={`M0 0L${long * 0.36} ${-thick} ${long} ${-thick * 0.4} ${long * 0.9} ${thick * 0.5} ${long * 0.36} ${thick}Z`}
        fill="#7CBCD4"
        stroke="#174F6C"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path d={`M0 0L${long * 0.36} ${-thick} ${long} ${-thick * 0.4} ${long * 0.4} ${-thick * 0.1}Z`} fill="#FDFEFE" />
      <path
        d={`M0 0L${long * 0.4} ${-thick * 0.1} ${long * 0.9} ${thick * 0.5} ${long * 0.36} ${thick}Z`}
        fill="#3F91B0"
      />
    </g>
  );
}

function Fir({ x, y, tall }: { x: number; y: number; tall: number }) {
  const tier = (top: number, half: number, bottom: number): string =>
    `M${x - tall * (1 - top) * 0.3} ${y - tall * (1 - top)}L${x + half - tall * (1 - bottom) * 0.24} ${y - tall * (1 - bottom)} ${x - half - 5 - tall * (1 - bottom) * 0.24} ${y - tall * (1 - bottom) + 4}Z`;
  return (
    <g>
      <path d={tier(0, tall * 0.16, 0.42) + tier(0.24, tall * 0.24, 0.7) + tier(0.48, tall * 0.31, 1)} fill="#1F4B60" />
      <path
        d={
          tier(0, tall * 0.05, 0.2) +
          ribbon(
            [
              [x - tall * 0.28, y - tall * 0.6],
              [x - tall * 0.16, y - tall * 0.56],
            ],
            [2, 5],
            3,
          ) +
          ribbon(
            [
              [x - tall * 0.28, y - tall * 0.3],
              [x - tall * 0.08, y - tall * 0.27],
            ],
            [2, 5],
            3,
          )
        }
        fill="#F4FBFD"
      />
    </g>
  );
}

const gusts = [
  points('92,160 140,136 192,130 262,96'),
  points('110,176 170,160 210,158 262,142'),
  points('110,220 170,202 214,210 262,190'),
  points('110,256 160,250 206,252 262,240'),
  points('100,276 144,284 190,274 250,290'),
];
const gustPath = (share: number, drift: number): string =>
  gusts
    .map((gust) =>
      ribbon(
        gust.map(([x, y]) => [x, y + drift] as Point),
        [36 * share, 34 * share, 18 * share, 1],
      ),
    )
    .join('');

export function WinterPicture() {
  return (
    <g>
      <Ground
        base="#BFE0EA"
        tints={['#D3ECF2', '#A9D2E0', '#E6F5F8', '#94C3D6']}
        seed={6}
        count={70}
        flow={(x, y) => Math.PI - 0.12 + Math.sin(y / 40) * 0.14 + x / 2000}
        length={96}
        width={8}
        bend={4}
      />
      <path d={gustPath(1, 0)} fill="#5FA9C4" />
      <path d={gustPath(0.6, 4)} fill="#2B7B9B" />
      <path d={gustPath(0.22, -5)} fill="#EAF7FA" />
      <path d={blob(98, 216, 82, 80, 4, 0.03)} fill="#2B7B9B" />
      <path
        d={touches({
          seed: 62,
          count: 70,
          box: [16, 134, 180, 298],
          flow: around(98, 216),
          length: 44,
          width: 6,
          bend: 5,
          where: ring(98, 216, 0, 68),
        })}
        fill="#174F6C"
        opacity=".8"
      />
      <path d={ribbon('82,294 32,268 14,216 32,164 74,138', [1, 7, 10, 7, 1])} fill="#EAF7FA" />
      <path d={snowflake(98, 216, 70)} fill="#FDFEFE" />
      <path d={blob(98, 216, 8, 8, 3, 0.1, 6)} fill="#174F6C" />
      <Shard x={98} y={92} long={78} thick={10} />
      <Shard x={150} y={134} long={92} thick={12} />
      <Shard x={192} y={62} long={56} thick={8} />
      <Shard x={176} y={238} long={70} thick={9} />
      <path d={outline('-20,318 40,310 120,320 200,304 270,312 270,390 -20,390')} fill="#F7FCFD" />
      <Fir x={226} y={326} tall={62} />
      <Fir x={190} y={332} tall={44} />
      <path
        d={touches({ seed: 63, count: 20, box: [0, 318, 250, 345], flow: straight(0), length: 60, width: 3, bend: 4 })}
        fill="#A9D2E0"
      />
      <path d={touches({ seed: 64, count: 36, flow: straight(Math.PI - 0.2), length: 10, width: 4 })} fill="#FFFFFF" />
    </g>
  );
}
