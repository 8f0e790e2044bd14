import type { CurvePoint, Reckoning } from '../kit/game';
import type { SeatFace } from '../shell/seats';
import type { Phrasebook } from '../texts/format';
import type { Chapter, Reel } from './reel';

interface CurvesProps {
  reckoning: Reckoning<unknown, unknown>;
  reel: Reel;
  chapters: readonly Chapter[];
  faces: readonly SeatFace[];
  say: Phrasebook;
  at?: number; // the moment on the table
}

interface Line {
  key: string;
  name: string;
  seat: number | null;
  values: number[];
}

const width = 600;
const height = 150;
const dashes = ['', '7 4', '2 4', '10 4 2 4', '1 3', '14 5']; // colour is never alone

export function linesOf(reckoning: Reckoning<unknown, unknown>, reel: Reel): Line[] {
  const lines = new Map<string, Line>();
  for (const { view } of reel.moments)
    for (const point of reckoning.curves(view)) {
      const key = keyOf(point);
      const line = lines.get(key) ?? { key, name: point.name, seat: point.seat, values: [] };
      line.values.push(point.value);
      lines.set(key, line);
    }
  return [...lines.values()];
}

const keyOf = ({ name, seat }: CurvePoint): string => `${name}-${seat ?? 'team'}`;

// How everyone came to what they had in the end, with the chapters as columns.
export function Curves({ reckoning, reel, chapters, faces, say, at }: CurvesProps) {
  const lines = linesOf(reckoning, reel);
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const x = (step: number) => (step / Math.max(1, reel.moments.length - 1)) * width;
  const y = (value: number) => height - (Math.max(0, value) / most) * (height - 12);
  const word = ({ seat, name }: Line) => (seat === null ? say.say(`curve.${name}`) : (faces[seat]?.name ?? ''));
  return (
    <figure class="curves">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.say('over.curves')} preserveAspectRatio="none">
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
            {word(line)} <b class="number">{line.values.at(-1)}</b>
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
