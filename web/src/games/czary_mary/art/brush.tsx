export type Point = readonly [number, number];

export const INK = '#1F1B16';

// A picture must be the same on every screen, so its irregularity comes from a seed (mulberry32), never from Math.random.
export function chanceFrom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

function pick<T>(list: readonly T[], index: number): T {
  const bounded = Math.min(Math.max(index, 0), list.length - 1);
  return list[bounded] as T;
}

function splineAt(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** Places written the way SVG writes them: "x,y x,y". */
export function points(text: string): Point[] {
  return text.split(' ').map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x, y];
  });
}

type Places = string | readonly Point[];
const listed = (places: Places): readonly Point[] => (typeof places === 'string' ? points(places) : places);

/** Closed soft outline through the given points. */
export function outline(places: Places): string {
  const corners = listed(places);
  const count = corners.length;
  const around = (index: number): Point => pick(corners, (index + count) % count);
  const first = around(0);
  let path = `M${at(first[0], first[1])}`;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [around(i - 1), around(i), around(i + 1), around(i + 2)];
    path += `C${at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} `;
    path += `${at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${at(to[0], to[1])}`;
  }
  return `${path}Z`;
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

/** A round thing drawn by hand: never quite a circle. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  wobble = 0.06,
  corners = 11,
): string {
  const chance = chanceFrom(seed);
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const turn = (i / corners) * Math.PI * 2;
    const reach = 1 + (chance() - 0.5) * 2 * wobble;
    points.push([cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach]);
  }
  return outline(points);
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

/** One touch of the brush: thin, full, thin. */
export function touch(x: number, y: number, angle: number, length: number, width: number, bend = 0): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [hx, hy] = [(ux * length) / 2, (uy * length) / 2];
  const swell = (side: number): string => at(x - uy * (bend + side * width), y + ux * (bend + side * width));
  return `M${at(x - hx, y - hy)}Q${swell(1)} ${at(x + hx, y + hy)}Q${swell(-1)} ${at(x - hx, y - hy)}Z`;
}

export type Flow = (x: number, y: number) => number;

export interface Touches {
  seed: number;
  count: number;
  box?: readonly [number, number, number, number];
  flow: Flow;
  length: number;
  width: number;
  bend?: number;
  where?: (x: number, y: number) => boolean;
}

/** Many touches in one path, following a flow; one path keeps twenty stones on a screen cheap. */
export function touches({
  seed,
  count,
  box = [0, 0, 250, 350],
  flow,
  length,
  width,
  bend = 0,
  where,
}: Touches): string {
  const chance = chanceFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = box[0] + chance() * (box[2] - box[0]);
    const y = box[1] + chance() * (box[3] - box[1]);
    const scale = 0.6 + chance() * 0.8;
    const lean = (chance() - 0.5) * 0.3;
    if (where && !where(x, y)) continue;
    path += touch(x, y, flow(x, y) + lean, length * scale, width * (0.6 + chance() * 0.8), bend * scale);
  }
  return path;
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

export interface GroundProps {
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
