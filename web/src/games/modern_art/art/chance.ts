// The hand of a painter who always paints the same picture for the same card.

export type Draw = () => number;

export function painter(seed: number): Draw {
  let state = (seed * 2654435761 + 97) >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  draw();
  return draw;
}

export const between = (draw: Draw, low: number, high: number) => low + draw() * (high - low);
export const whole = (draw: Draw, low: number, high: number) => Math.floor(between(draw, low, high + 1));
export const pick = <T>(draw: Draw, from: readonly T[]): T => from[whole(draw, 0, from.length - 1)]!;
export const round = (value: number) => Math.round(value * 10) / 10;

export function shuffled<T>(draw: Draw, from: readonly T[]): T[] {
  const all = [...from];
  for (let i = all.length - 1; i > 0; --i) {
    const j = whole(draw, 0, i);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

type Point = readonly [number, number];

// A closed line through the points, rounded as by hand.
function soft(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = middle(points[points.length - 1]!, points[0]!);
  let path = `M${round(first[0])} ${round(first[1])}`;
  points.forEach((point, i) => {
    const next = middle(point, points[(i + 1) % points.length]!);
    path += `Q${round(point[0])} ${round(point[1])} ${round(next[0])} ${round(next[1])}`;
  });
  return `${path}Z`;
}

// A shape round a centre whose edge wavers.
export function blob(draw: Draw, x: number, y: number, rx: number, ry: number, corners = 8): string {
  const turn = draw() * Math.PI;
  return soft(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = turn + (i / corners) * Math.PI * 2;
      const reach = between(draw, 0.78, 1.18);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );
}
