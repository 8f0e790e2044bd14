import { between, blob, type Draw, pick, round, shuffled, whole } from './chance';

// Koriko: one thing from the kitchen, printed again and again in colours that never belonged to it, with dots.

const inks = ['#ff4f9a', '#ffe14a', '#20c4d8', '#ff7a1a', '#7b3ff2', '#3ad17a', '#ffffff'];

const things = [
  'M0 -13C5 -18 12 -12 8 -9C16 -9 16 12 0 15C-16 12 -16 -9 -8 -9C-12 -12 -5 -18 0 -13Z',
  'M-13 -10H13L10 14H-10ZM-9 -10V-16H9V-10M13 -6C22 -6 20 8 12 7',
  'M0 -17C9 -12 15 -2 13 6C11 15 -11 15 -13 6C-15 -2 -9 -12 0 -17Z',
  'M-15 6C-10 -14 10 -18 16 -10C12 -8 9 2 2 10C-4 15 -12 13 -15 6Z',
  'M-4 -17H4V-8C11 -5 11 2 11 15H-11C-11 2 -11 -5 -4 -8Z',
];

export function Koriko({ draw }: { draw: Draw }) {
  const thing = pick(draw, things);
  const columns = whole(draw, 1, 2);
  const rows = columns === 1 ? whole(draw, 1, 2) : whole(draw, 2, 3);
  const [w, h] = [100 / columns, 140 / rows];
  const size = Math.min(w, h) / 44;
  const dots = shuffled(draw, inks);
  return (
    <g>
      {Array.from({ length: rows * columns }, (_, i) => {
        const [ground, ink, dot] = shuffled(draw, inks) as [string, string, string];
        const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
        const step = between(draw, 7, 10);
        return (
          <g key={i} transform={`translate(${round(x)} ${round(y)})`}>
            <rect width={round(w + 0.5)} height={round(h + 0.5)} fill={ground} />
            {Array.from({ length: Math.min(42, Math.floor(w / step) * Math.floor(h / step / 2)) }, (_, d) => {
              const across = Math.max(1, Math.floor(w / step));
              const row = Math.floor(d / across);
              return (
                <circle
                  key={d}
                  cx={round(((d % across) + 0.5 + (row % 2) / 2) * step)}
                  cy={round((row + 0.5) * step)}
                  r={round(step * (0.38 - row * 0.03 > 0.08 ? 0.38 - row * 0.03 : 0.08))}
                  fill={dot}
                />
              );
            })}
            <g
              transform={`translate(${round(w / 2)} ${round(h / 2 + 2)}) rotate(${round(between(draw, -18, 18))}) scale(${round(size)})`}
            >
              <path d={thing} fill={ink} transform="translate(1.6 1.4)" />
              <path d={thing} fill="none" stroke="#17131f" stroke-width="2.2" stroke-linejoin="round" />
            </g>
          </g>
        );
      })}
      <path
        d={blob(draw, between(draw, 20, 80), between(draw, 112, 126), 9, 6)}
        fill={dots[0]}
        stroke="#17131f"
        stroke-width="1.6"
      />
    </g>
  );
}
