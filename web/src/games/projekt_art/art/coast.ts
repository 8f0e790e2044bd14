// What the map-maker's hand does beyond the painter's: threads, coasts that break up, and whether a place lies within an outline.
import { at, chanceFrom, type Point } from '../../../art/brush';

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
