import type { CurvePoint, Reckoning } from '../kit/game';
import type { SeatFace } from '../shell/seats';
import type { Phrasebook } from '../texts/format';
import { Chart } from './chart';
import type { Chapter, Reel } from './reel';

interface CurvesProps {
  reckoning: Reckoning<unknown, unknown>;
  reel: Reel;
  chapters: readonly Chapter[];
  faces: readonly SeatFace[];
  say: Phrasebook;
  at?: number; // the moment on the table
}

interface Curve {
  name: string;
  seat: number | null;
  values: number[];
}

export function linesOf(reckoning: Reckoning<unknown, unknown>, reel: Reel): Curve[] {
  const lines = new Map<string, Curve>();
  for (const { view } of reel.moments)
    for (const point of reckoning.curves(view)) {
      const line = lines.get(keyOf(point)) ?? { name: point.name, seat: point.seat, values: [] };
      line.values.push(point.value);
      lines.set(keyOf(point), line);
    }
  return [...lines.values()];
}

const keyOf = ({ name, seat }: Pick<CurvePoint, 'name' | 'seat'>): string => `${name}-${seat ?? 'team'}`;

// How everyone came to what they had in the end.
export function Curves({ reckoning, reel, chapters, faces, say, at }: CurvesProps) {
  const curves = linesOf(reckoning, reel);
  const lines = curves.map(({ name, seat, values }) => ({
    key: keyOf({ name, seat }),
    name: seat === null ? say.say(`curve.${name}`) : (faces[seat]?.name ?? ''),
    seat,
    values,
    last: String(values.at(-1)),
  }));
  const most = Math.max(1, ...curves.flatMap(({ values }) => values));
  return <Chart title={say.say('over.curves')} {...{ lines, most, chapters, at }} />;
}
