// The hand of the map-maker: outlines that are never quite true, coasts that break up, and short strokes. Everything comes from a
// seed, so that a picture is the same on every screen.

export type Point = readonly [number, number];

export type Chance = () => number;

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

// "x,y x,y" as SVG writes it.
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((place) => {
      const [x = 0, y = 0] = place.split(',').map(Number);
      return [x, y];
    });
}

// A soft closed line through the given points.
export function outline(corners: readonly Point[]): string {
  const count = corners.length;
  const around = (i: number): Point => corners[(i + count) % count]!;
  let path = `M${at(...around(0))}`;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [around(i - 1), around(i), around(i + 1), around(i + 2)];
    path += `C${at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} `;
    path += `${at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${at(...to)}`;
  }
  return `${path}Z`;
}

// A soft open line through the given points.
export function thread(corners: readonly Point[]): string {
  const last = corners.length - 1;
  const near = (i: number): Point => corners[Math.min(Math.max(i, 0), last)]!;
  let path = `M${at(...near(0))}`;
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    path += `C${at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} `;
    path += `${at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${at(...to)}`;
  }
  return path;
}

export const polyline = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

// A round thing drawn by hand.
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
  return outline(
    Array.from({ length: corners }, (_, i): Point => {
      const turn = (i / corners) * Math.PI * 2;
      const reach = 1 + (chance() - 0.5) * 2 * wobble;
      return [cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach];
    }),
  );
}

// One touch of the brush: thin, full, thin.
export function touch(x: number, y: number, angle: number, length: number, width: number): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [hx, hy] = [(ux * length) / 2, (uy * length) / 2];
  const [start, end] = [at(x - hx, y - hy), at(x + hx, y + hy)];
  return `M${start}Q${at(x - uy * width, y + ux * width)} ${end}Q${at(x + uy * width, y - ux * width)} ${start}Z`;
}

// A line broken up again and again, each time by less: what a coast looks like from above.
export function broken(corners: readonly Point[], closed: boolean, seed: number, step: number, rough = 0.13): Point[] {
  const chance = chanceFrom(seed);
  const result: Point[] = [];
  const split = (from: Point, to: Point, depth: number): void => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < step || depth === 0) {
      result.push(from);
      return;
    }
    const push = (chance() - 0.5) * 2 * rough * length;
    const cut = 0.4 + chance() * 0.2;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const middle: Point = [from[0] + dx * cut - (dy / length) * push, from[1] + dy * cut + (dx / length) * push];
    split(from, middle, depth - 1);
    split(middle, to, depth - 1);
  };
  corners.forEach((from, i) => {
    const to = corners[i + 1] ?? (closed ? corners[0] : undefined);
    if (to) split(from, to, 7);
    else result.push(from);
  });
  return result;
}

export function inside(x: number, y: number, corners: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i]!, corners[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}
