// The hand that paints our pictures: outlines that are never quite true, and touches that follow a direction.

export type Point = readonly [number, number];

export type Chance = () => number;

// A picture must be the same on every screen, so its irregularity comes from a seed (mulberry32), never from Math.random.
export function chanceFrom(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** The item at this place, or the nearest end of the list. */
export function pick<T>(list: readonly T[], index: number): T {
  const bounded = Math.min(Math.max(index, 0), list.length - 1);
  return list[bounded] as T;
}

/** Places written the way SVG writes them: "x,y x,y". */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((place) => {
      const [x = 0, y = 0] = place.split(',').map(Number);
      return [x, y];
    });
}

export type Places = string | readonly Point[];
export const listed = (places: Places): readonly Point[] => (typeof places === 'string' ? points(places) : places);

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
  box: readonly [number, number, number, number];
  flow: Flow;
  length: number;
  width: number;
  bend?: number;
  where?: (x: number, y: number) => boolean;
}

/** Many touches in one path, following a flow: cheap for the screen. */
export function touches({ seed, count, box, flow, length, width, bend = 0, where }: Touches): string {
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
