import {
  at,
  blob,
  chanceFrom,
  type Flow,
  listed,
  type Places,
  type Point,
  pick,
  type Touches,
  touches as touchesIn,
} from '../../../art/brush';

export { blob, outline, type Point, points, touch } from '../../../art/brush';

export const INK = '#1F1B16';

function splineAt(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** A loaded brush drawn along a spine; widths say how hard it is pressed at each point. */
export function ribbon(places: Places, widths: readonly number[], steps = 6): string {
  const spine = listed(places);
  const samples: { x: number; y: number; half: number }[] = [];
  for (let i = 0; i < spine.length - 1; i++) {
    const [p, q, r, s] = [pick(spine, i - 1), pick(spine, i), pick(spine, i + 1), pick(spine, i + 2)];
    const last = i === spine.length - 2 ? steps : steps - 1;
    for (let step = 0; step <= last; step++) {
      const t = step / steps;
      const half = (pick(widths, i) * (1 - t) + pick(widths, i + 1) * t) / 2;
      samples.push({ x: splineAt(p[0], q[0], r[0], s[0], t), y: splineAt(p[1], q[1], r[1], s[1], t), half });
    }
  }
  const left: string[] = [];
  const right: string[] = [];
  samples.forEach((sample, i) => {
    const [before, after] = [pick(samples, i - 1), pick(samples, i + 1)];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [nx, ny] = [((before.y - after.y) / length) * sample.half, ((after.x - before.x) / length) * sample.half];
    left.push(at(sample.x + nx, sample.y + ny));
    right.unshift(at(sample.x - nx, sample.y - ny));
  });
  return `M${left.join('L')}L${right.join('L')}Z`;
}

export function star(x: number, y: number, reach: number): string {
  const waist = reach * 0.24;
  return `M${x} ${y - reach}L${x + waist} ${y - waist} ${x + reach} ${y} ${x + waist} ${y + waist} ${x} ${y + reach} ${x - waist} ${y + waist} ${x - reach} ${y} ${x - waist} ${y - waist}Z`;
}

export type Puffs = readonly (readonly [number, number, number])[];

/** Puffs given as x, y and radius. */
export function cloud(puffs: Puffs, seed: number): string {
  return puffs.map(([x, y, radius], i) => blob(x, y, radius, radius * 0.82, seed + i, 0.05)).join('');
}

type StoneTouches = Omit<Touches, 'box'> & Partial<Pick<Touches, 'box'>>;

/** Touches all over a stone, where no smaller box is given; one path keeps twenty stones on a screen cheap. */
export function touches({ box = [0, 0, 250, 350], ...stroke }: StoneTouches): string {
  return touchesIn({ box, ...stroke });
}

export const straight =
  (angle: number): Flow =>
  () =>
    angle;
export const around =
  (cx: number, cy: number): Flow =>
  (x, y) =>
    Math.atan2(y - cy, x - cx) + Math.PI / 2;
export const outward =
  (cx: number, cy: number): Flow =>
  (x, y) =>
    Math.atan2(y - cy, x - cx);

/** Only between two distances from a centre. */
export const ring =
  (cx: number, cy: number, from: number, to: number) =>
  (x: number, y: number): boolean => {
    const distance = Math.hypot(x - cx, y - cy);
    return distance >= from && distance < to;
  };

interface GroundProps {
  base: string;
  tints: readonly string[];
  seed: number;
  count: number;
  flow: Flow;
  length: number;
  width: number;
  bend?: number;
  opacity?: number;
}

/** The painted ground: a flat base and one layer of touches per tint. */
export function Ground({ base, tints, opacity = 0.7, seed, ...stroke }: GroundProps) {
  return (
    <g>
      <rect width="250" height="350" fill={base} />
      {tints.map((tint, layer) => (
        <path key={tint} d={touches({ ...stroke, seed: seed * 31 + layer })} fill={tint} opacity={opacity} />
      ))}
    </g>
  );
}

/** Edge of the paint along clockwise corners: the brush stops a little earlier or later each time. */
export function raggedEdge(corners: readonly Point[], seed: number): string {
  const chance = chanceFrom(seed);
  const points: string[] = [];
  corners.forEach((from, i) => {
    const to = pick(corners, (i + 1) % corners.length);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (let along = 2; along < length; along += 2 + chance() * 9) {
      const stop = chance() * (chance() < 0.2 ? 3.6 : 1.4);
      points.push(at(from[0] + ux * along - uy * stop, from[1] + uy * along + ux * stop));
    }
  });
  return `M${points.join('L')}Z`;
}
