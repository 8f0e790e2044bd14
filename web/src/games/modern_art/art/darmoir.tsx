import { between, blob, type Draw, round, shuffled, whole } from './chance';

// Darmoir: a face or two in one unbroken line, over patches of paper laid where they please.

const papers = ['#f4b8a5', '#e9756b', '#86c5b5', '#f5d98f', '#5b8fa8', '#f2e7da', '#c9a3c9'];

function face(draw: Draw, x: number, y: number, size: number, way: number): string {
  const p = (dx: number, dy: number) => `${round(x + dx * size * way)} ${round(y + dy * size)}`;
  const j = () => between(draw, -0.05, 0.05);
  return [
    `M${p(-0.5, -0.75 + j())}`,
    `C${p(-0.1, -1.15)} ${p(0.5, -1)} ${p(0.46, -0.5 + j())}`,
    `C${p(0.44, -0.32)} ${p(0.7, -0.02)} ${p(0.66, 0.05 + j())}`,
    `C${p(0.62, 0.12)} ${p(0.46, 0.08)} ${p(0.46, 0.14)}`,
    `C${p(0.46, 0.22)} ${p(0.56, 0.24)} ${p(0.5, 0.32 + j())}`,
    `C${p(0.46, 0.36)} ${p(0.56, 0.42)} ${p(0.5, 0.48)}`,
    `C${p(0.44, 0.56)} ${p(0.54, 0.7)} ${p(0.3, 0.78 + j())}`,
    `C${p(0.1, 0.84)} ${p(-0.05, 0.7)} ${p(-0.08, 0.95)}`,
    `C${p(-0.1, 1.2)} ${p(0.2, 1.3)} ${p(0.5, 1.5)}`,
  ].join('');
}

function eye(x: number, y: number, size: number, way: number): string {
  const p = (dx: number, dy: number) => `${round(x + dx * size * way)} ${round(y + dy * size)}`;
  return `M${p(0.08, -0.3)}Q${p(0.24, -0.44)} ${p(0.38, -0.28)}Q${p(0.22, -0.18)} ${p(0.08, -0.3)}M${p(0.04, -0.52)}Q${p(0.22, -0.64)} ${p(0.4, -0.5)}`;
}

export function Darmoir({ draw }: { draw: Draw }) {
  const colours = shuffled(draw, papers);
  const two = draw() < 0.4;
  const size = between(draw, two ? 30 : 38, two ? 36 : 46);
  const way = draw() < 0.5 ? 1 : -1;
  const [x, y] = [two ? 38 : between(draw, 42, 58), between(draw, 56, 70)];
  const ink = '#1d1b2b';
  return (
    <g>
      <rect width="100" height="140" fill={colours[0]} />
      {Array.from({ length: whole(draw, 3, 5) }, (_, i) => (
        <path
          key={i}
          d={blob(draw, between(draw, 5, 95), between(draw, 5, 135), between(draw, 20, 42), between(draw, 22, 50), 7)}
          fill={colours[1 + (i % 4)]}
        />
      ))}
      <path d={blob(draw, x - 4 * way, y, size * 0.62, size * 0.95)} fill={colours[5]} />
      <g fill="none" stroke={ink} stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
        <path d={face(draw, x, y, size, way)} />
        <path d={eye(x, y, size, way)} />
        {two && <path d={face(draw, 66, y + 12, size * 0.85, -way)} />}
        {two && <path d={eye(66, y + 12, size * 0.85, -way)} />}
      </g>
      <circle cx={round(x + 0.24 * size * way)} cy={round(y - 0.3 * size)} r="1.7" fill={ink} />
      {Array.from({ length: whole(draw, 3, 6) }, (_, i) => (
        <path
          key={i}
          d={blob(draw, 12 + i * 15, between(draw, 118, 132), 4, 8, 5)}
          fill={colours[(i + 2) % colours.length]}
          stroke={ink}
          stroke-width="0.8"
        />
      ))}
    </g>
  );
}
