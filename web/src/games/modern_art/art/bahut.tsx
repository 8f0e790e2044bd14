import { between, type Draw, pick, round, shuffled, whole } from './chance';

// Bahut: a few sweeps of a broad brush, bristles showing, thrown over raw canvas.

const grounds = ['#e9d9b8', '#dccaa6', '#f0e3c8', '#cdb991'];
const paints = ['#15130f', '#b5521b', '#e08a1e', '#7a2f17', '#2c5a52', '#f7efdf'];

function sweep(draw: Draw): [string, number] {
  const start = [between(draw, -5, 35), between(draw, 5, 135)];
  const end = [between(draw, 65, 105), between(draw, 5, 135)];
  const c1 = [between(draw, 0, 100), between(draw, -30, 170)];
  const c2 = [between(draw, 0, 100), between(draw, -30, 170)];
  return [`M${start.map(round)}C${c1.map(round)} ${c2.map(round)} ${end.map(round)}`, between(draw, 7, 19)];
}

export function Bahut({ draw }: { draw: Draw }) {
  const ground = pick(draw, grounds);
  const colours = shuffled(draw, paints);
  const sweeps = Array.from({ length: whole(draw, 3, 5) }, () => sweep(draw));
  return (
    <g fill="none" stroke-linecap="butt">
      <rect width="100" height="140" fill={ground} />
      {Array.from({ length: 9 }, (_, i) => (
        <path key={i} d={`M0 ${i * 16 + 5}h100`} stroke="#8a7347" stroke-opacity="0.14" stroke-width="0.7" />
      ))}
      {sweeps.map(([path, width], i) => (
        <g key={i}>
          <path d={path} stroke={colours[i % colours.length]} stroke-width={round(width)} stroke-linecap="round" />
          {[-0.34, -0.12, 0.14, 0.36].map((side) => (
            <path
              key={side}
              d={path}
              transform={`translate(${round(side * width)} ${round(side * width * 0.8)})`}
              stroke={ground}
              stroke-opacity="0.55"
              stroke-width={round(between(draw, 0.5, 1.4))}
              stroke-dasharray={`${whole(draw, 12, 50)} ${whole(draw, 3, 16)} ${whole(draw, 20, 70)} ${whole(draw, 2, 10)}`}
            />
          ))}
        </g>
      ))}
      {Array.from({ length: whole(draw, 8, 18) }, (_, i) => (
        <circle
          key={i}
          cx={round(between(draw, 4, 96))}
          cy={round(between(draw, 4, 136))}
          r={round(between(draw, 0.5, 2.7))}
          fill={pick(draw, colours)}
        />
      ))}
    </g>
  );
}
