import type { Chapter } from './reel';

export interface Line {
  key: string;
  name: string;
  seat: number | null; // null: of the team
  values: readonly number[]; // after each step
  last: string; // what stands behind the name
}

interface ChartProps {
  title: string;
  lines: readonly Line[];
  most: number; // the top
  chapters: readonly Chapter[];
  at?: number; // the moment on the table
}

const width = 600;
const height = 150;
const dashes = ['', '7 4', '2 4', '10 4 2 4', '1 3', '14 5']; // colour is never alone

// Lines over the steps of a game, with its chapters as columns.
export function Chart({ title, lines, most, chapters, at }: ChartProps) {
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (step: number) => (step / steps) * width;
  const y = (value: number) => height - (Math.max(0, value) / most) * (height - 12);
  return (
    <figure class="curves">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} preserveAspectRatio="none">
        {chapters.map((each) => (
          <line key={each.at} x1={x(each.at)} x2={x(each.at)} y1={0} y2={height} class="curve-chapter" />
        ))}
        {lines.map((line, i) => (
          <path
            key={line.key}
            d={`M${stepped(line.values)
              .map(([step, value]) => `${x(step).toFixed(1)} ${y(value).toFixed(1)}`)
              .join('L')}`}
            style={{ stroke: `var(--seat-${line.seat ?? i})` }}
            stroke-dasharray={dashes[line.seat ?? i]}
            class="curve-line"
          />
        ))}
        {at !== undefined && <line x1={x(at)} x2={x(at)} y1={0} y2={height} class="curve-now" />}
      </svg>
      <figcaption>
        {lines.map((line, i) => (
          <span key={line.key} style={{ color: `var(--seat-${line.seat ?? i})` }}>
            <svg viewBox="0 0 28 4" width="28" height="4" aria-hidden="true">
              <line x1="0" x2="28" y1="2" y2="2" class="curve-line" stroke-dasharray={dashes[line.seat ?? i]} />
            </svg>
            {line.name} <b class="number">{line.last}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

// Only where a line bends: a game has hundreds of steps, most without a point.
function stepped(values: readonly number[]): [number, number][] {
  const bends: [number, number][] = [];
  values.forEach((value, i) => {
    const before = values[i - 1];
    if (before !== undefined && before !== value) bends.push([i - 1, before]);
    if (before !== value || i === values.length - 1) bends.push([i, value]);
  });
  return bends;
}
