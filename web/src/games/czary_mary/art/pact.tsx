import { blob, Ground, outline, outward, ribbon, ring, touch, touches } from './brush';

function folds(): string {
  return [
    [92, 330, 118, 190],
    [70, 334, 104, 212],
    [186, 330, 162, 190],
    [210, 334, 176, 212],
    [120, 336, 124, 290],
    [160, 336, 156, 290],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      ribbon(
        [
          [x1, y1],
          [(x1 + x2) / 2 + 2, (y1 + y2) / 2],
          [x2, y2],
        ],
        [9, 5, 1],
        4,
      ),
    )
    .join('');
}

const cloak = outline(
  '146,52 178,84 194,132 200,176 226,230 240,300 246,356 140,360 34,356 40,300 54,230 80,176 86,132 104,84',
);
const hand = (side: number): string =>
  [0, 1, 2, 3]
    .map((finger) =>
      ribbon(
        [
          [140 + side * 60, 238 + finger * 10],
          [140 + side * 46, 238 + finger * 10],
          [140 + side * (30 + finger), 242 + finger * 10],
        ],
        [10, 9, 3],
        4,
      ),
    )
    .join('');

function Candle({ x, y, tall }: { x: number; y: number; tall: number }) {
  return (
    <g>
      <path
        d={touches({
          seed: x,
          count: 44,
          box: [x - 32, y - 50, x + 32, y + 14],
          flow: outward(x, y - 16),
          length: 20,
          width: 2.4,
          where: ring(x, y - 16, 15, 32),
        })}
        fill="#CFAEEB"
        opacity=".7"
      />
      <path
        d={ribbon(
          [
            [x, y],
            [x + 1, y + tall / 2],
            [x, y + tall],
          ],
          [14, 15, 17],
          3,
        )}
        fill="#D8CBB4"
      />
      <path
        d={ribbon(
          [
            [x + 4, y + 2],
            [x + 5, y + tall],
          ],
          [4, 6],
          3,
        )}
        fill="#8F7F8C"
      />
      <path
        d={ribbon(
          [
            [x, y - 36],
            [x - 2, y - 20],
            [x + 1, y - 8],
            [x, y + 1],
          ],
          [0, 9, 12, 3],
        )}
        fill="#E9D6FF"
      />
      <path d={touch(x, y - 8, Math.PI / 2, 16, 3)} fill="#7B45B0" />
    </g>
  );
}

export function PactPicture() {
  return (
    <g>
      <Ground
        base="#3B2455"
        tints={['#4A2F69', '#2E1B45', '#5C3D80', '#27163C']}
        seed={2}
        count={70}
        flow={outward(140, 140)}
        length={64}
        width={9}
        bend={3}
      />
      <path
        d={touches({
          seed: 22,
          count: 70,
          box: [20, 20, 250, 260],
          flow: outward(140, 140),
          length: 40,
          width: 4,
          where: ring(140, 140, 0, 118),
        })}
        fill="#9A6CC8"
        opacity=".75"
      />
      <path
        d={touches({
          seed: 23,
          count: 40,
          box: [60, 40, 230, 230],
          flow: outward(140, 140),
          length: 30,
          width: 3,
          where: ring(140, 140, 0, 88),
        })}
        fill="#CFAEEB"
        opacity=".8"
      />
      <path d={cloak} fill="#150D1F" />
      <path d={ribbon('146,52 108,96 92,160 60,236 44,330', [1, 7, 6, 8, 3])} fill="#4A2F69" />
      <path d={ribbon('150,60 176,96 190,150 216,230 234,320', [1, 4, 4, 5, 2])} fill="#3B2455" />
      <path d={folds()} fill="#2E1B45" />
      <path d={outline('142,84 164,112 170,146 158,178 140,192 122,178 110,146 118,112')} fill="#4A2F69" />
      <path d={outline('141,94 160,118 164,148 154,174 140,185 126,174 116,148 120,118')} fill="#07040C" />
      <path
        d="M121 140 135 149C134 155 129 157 125 154 122 151 121 146 121 140ZM159 140 145 149C146 155 151 157 155 154 158 151 159 146 159 140Z"
        fill="#F3E6FF"
      />
      <path d={blob(129, 151, 2, 2.6, 1) + blob(151, 151, 2, 2.6, 2)} fill="#7B1F2B" />
      <path
        d="M96 226 184 222 188 300 180 304 184 318 100 322 94 308 98 300Z"
        fill="#5E4A3A"
        transform="translate(3 4)"
        opacity=".8"
      />
      <path d="M96 226C124 222 156 224 184 222L187 306C158 308 128 306 98 310Z" fill="#E9DAB8" />
      <path
        d={ribbon('92,226 140,221 190,221', [10, 11, 9], 5) + ribbon('94,311 140,308 190,306', [10, 11, 9], 5)}
        fill="#CBB488"
      />
      <path
        d={[244, 255, 266, 277]
          .map((y, i) =>
            ribbon(
              [
                [120, y + 1],
                [138, y - 2],
                [i === 3 ? 140 : 161, y],
              ],
              [2.6, 3.2, 1.5],
              4,
            ),
          )
          .join('')}
        fill="#3A2A22"
      />
      <path d={blob(160, 284, 15, 14, 8, 0.1)} fill="#B3261E" />
      <path d={blob(160, 284, 8.5, 8, 9, 0.08)} fill="#8A1715" />
      <path d="M152 294 148 308 157 300ZM166 295 174 306 162 301Z" fill="#B3261E" />
      <path d={hand(-1) + hand(1)} fill="#3A2A22" transform="translate(0 2.5)" />
      <path d={hand(-1) + hand(1)} fill="#A893C4" />
      <path
        d={ribbon('48,214 62,242 74,276', [30, 42, 34]) + ribbon('232,214 218,242 206,276', [30, 42, 34])}
        fill="#150D1F"
      />
      <path
        d={ribbon('70,218 84,242 91,274', [2, 6, 2]) + ribbon('210,218 196,242 189,274', [2, 6, 2])}
        fill="#5C3D80"
      />
      <Candle x={34} y={282} tall={80} />
      <Candle x={222} y={290} tall={100} />
    </g>
  );
}
