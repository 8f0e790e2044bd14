import { between, type Draw, pick, round, whole } from './chance';

// Sadland: bare country in the last light, laid on in long horizontal strokes.

const skies = [
  ['#1d2b4f', '#4b5d8c', '#a88fb0', '#f0bfa0'],
  ['#20343a', '#4c7276', '#9db8a4', '#f1e0ac'],
  ['#3a2440', '#7d4a66', '#cf7f6d', '#f5c77a'],
  ['#28324a', '#56708f', '#9fb7c9', '#e6e9e2'],
];
const earth = ['#16241f', '#23382c', '#33513d', '#4a6a55', '#26314a', '#3c2c3a'];

function ridge(draw: Draw, level: number, height: number): string {
  let path = `M-2 142L-2 ${round(level)}`;
  const steps = whole(draw, 5, 8);
  for (let i = 0; i <= steps; ++i) {
    const x = (i / steps) * 104 - 2;
    path += `S${round(x - 6)} ${round(level - between(draw, -0.4, 1) * height)} ${round(x)} ${round(level - between(draw, -0.3, 1) * height)}`;
  }
  return `${path}L102 142Z`;
}

export function Sadland({ draw }: { draw: Draw }) {
  const sky = pick(draw, skies);
  const horizon = between(draw, 66, 92);
  const moon = [between(draw, 18, 82), between(draw, 16, horizon - 24), between(draw, 6, 13)] as const;
  const layers = whole(draw, 3, 4);
  const house = [between(draw, 14, 78), horizon + between(draw, 8, 22)] as const;
  const trees = draw() < 0.6;
  return (
    <g>
      <rect width="100" height="140" fill={sky[0]} />
      {Array.from({ length: 16 }, (_, i) => {
        const y = (i / 16) * horizon;
        return (
          <path
            key={i}
            d={`M-2 ${round(y + 4)}Q${round(between(draw, 20, 80))} ${round(y + between(draw, -4, 10))} 102 ${round(y + 4)}`}
            stroke={sky[Math.min(3, Math.floor((i / 16) * 4))]}
            stroke-width={round(between(draw, 6, 9))}
            fill="none"
          />
        );
      })}
      <circle cx={round(moon[0])} cy={round(moon[1])} r={round(moon[2])} fill="#fbf0d2" />
      {Array.from({ length: layers }, (_, i) => (
        <path
          key={i}
          d={ridge(draw, horizon + i * 15, 20 - i * 3)}
          fill={earth[(whole(draw, 0, 2) + i * 2) % earth.length]}
        />
      ))}
      {trees ? (
        Array.from({ length: whole(draw, 3, 7) }, (_, i) => {
          const [x, y, h] = [between(draw, 6, 94), horizon + between(draw, 14, 34), between(draw, 12, 30)];
          return (
            <path
              key={i}
              d={`M${round(x)} ${round(y)}q${round(h * -0.16)} ${round(-h * 0.5)} 0 ${round(-h)}q${round(h * 0.16)} ${round(h * 0.5)} 0 ${round(h)}Z`}
              fill="#0d1714"
            />
          );
        })
      ) : (
        <path
          d={`M${round(house[0])} ${round(house[1])}v-9l7-6 7 6v9Z`}
          fill="#f1e4c6"
          stroke="#0d1714"
          stroke-width="1"
        />
      )}
      {Array.from({ length: 7 }, (_, i) => (
        <path
          key={i}
          d={`M${round(between(draw, -5, 60))} ${round(112 + i * 4)}h${round(between(draw, 18, 55))}`}
          stroke={pick(draw, sky)}
          stroke-opacity="0.45"
          stroke-width="1.4"
        />
      ))}
    </g>
  );
}
