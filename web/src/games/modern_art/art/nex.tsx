import { between, type Draw, pick, round, shuffled, whole } from './chance';

// Nex: planes that a ruler could have drawn, and one that it could not. Bars of ink, two or three strong colours on bone.

const bone = ['#f3ead8', '#efe4cd', '#f8f1e3'];
const strong = ['#d43d2a', '#f0b429', '#1f4fa3', '#1b1a17', '#e9dcc1'];

interface Plane {
  x: number;
  y: number;
  w: number;
  h: number;
}

function split(draw: Draw, plane: Plane, depth: number): Plane[] {
  const { x, y, w, h } = plane;
  if (depth === 0 || (w < 26 && h < 30)) return [plane];
  const cut = between(draw, 0.28, 0.72);
  const across = w > h ? draw() < 0.8 : draw() < 0.25;
  const [a, b] = across
    ? [
        { x, y, w: w * cut, h },
        { x: x + w * cut, y, w: w * (1 - cut), h },
      ]
    : [
        { x, y, w, h: h * cut },
        { x, y: y + h * cut, w, h: h * (1 - cut) },
      ];
  return [...split(draw, a, depth - 1), ...split(draw, b, depth - 1)];
}

export function Nex({ draw }: { draw: Draw }) {
  const planes = shuffled(draw, split(draw, { x: 0, y: 0, w: 100, h: 140 }, whole(draw, 3, 4)));
  const coloured = whole(draw, 3, 5);
  const bar = between(draw, 2.6, 4.6);
  const tilt = between(draw, -24, 24);
  const [cx, cy, reach] = [between(draw, 28, 72), between(draw, 40, 100), between(draw, 15, 27)];
  const accent = pick(draw, strong.slice(0, 3));
  const figure = whole(draw, 0, 2);
  return (
    <g>
      <rect width="100" height="140" fill={pick(draw, bone)} />
      {planes.map((plane, i) => (
        <rect
          key={i}
          x={round(plane.x)}
          y={round(plane.y)}
          width={round(plane.w)}
          height={round(plane.h)}
          fill={i < coloured ? pick(draw, strong) : pick(draw, bone)}
          stroke="#1b1a17"
          stroke-width={round(bar)}
        />
      ))}
      <g transform={`rotate(${round(tilt)} ${round(cx)} ${round(cy)})`}>
        {figure === 0 && <circle cx={cx} cy={cy} r={reach} fill={accent} stroke="#1b1a17" stroke-width={bar} />}
        {figure === 1 && (
          <rect
            x={cx - reach}
            y={cy - reach * 0.6}
            width={reach * 2}
            height={reach * 1.2}
            fill={accent}
            stroke="#1b1a17"
            stroke-width={bar}
          />
        )}
        {figure === 2 && (
          <path
            d={`M${cx} ${cy - reach}L${cx + reach} ${cy + reach * 0.8}L${cx - reach} ${cy + reach * 0.8}Z`}
            fill={accent}
            stroke="#1b1a17"
            stroke-width={bar}
          />
        )}
        <path
          d={`M${cx - reach * 2.2} ${cy + reach * 1.15}h${reach * 4.4}`}
          stroke="#1b1a17"
          stroke-width={bar * 1.3}
        />
      </g>
    </g>
  );
}
