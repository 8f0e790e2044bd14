// The hand of the fresco painter: outlines that are never quite true, and touches that follow a direction. Everything comes from
// a seed, so that a picture is the same on every screen.

export type Point = readonly [number, number];

export function chanceFrom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

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

// A round thing drawn by hand.
export function blob(cx: number, cy: number, rx: number, ry: number, seed: number, wobble = 0.06): string {
  const chance = chanceFrom(seed);
  const corners = Array.from({ length: 11 }, (_, i): Point => {
    const turn = (i / 11) * Math.PI * 2;
    const reach = 1 + (chance() - 0.5) * 2 * wobble;
    return [cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach];
  });
  return outline(corners);
}

// One touch of the brush: thin, full, thin.
export function touch(x: number, y: number, angle: number, length: number, width: number): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [hx, hy] = [(ux * length) / 2, (uy * length) / 2];
  const [start, end] = [at(x - hx, y - hy), at(x + hx, y + hy)];
  return `M${start}Q${at(x - uy * width, y + ux * width)} ${end}Q${at(x + uy * width, y - ux * width)} ${start}Z`;
}

export interface Touches {
  seed: number;
  count: number;
  box: readonly [number, number, number, number];
  flow: (x: number, y: number) => number;
  length: number;
  width: number;
  where?: (x: number, y: number) => boolean;
}

// Many touches in one path: cheap for the screen.
export function touches({ seed, count, box, flow, length, width, where }: Touches): string {
  const chance = chanceFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = box[0] + chance() * (box[2] - box[0]);
    const y = box[1] + chance() * (box[3] - box[1]);
    const scale = 0.6 + chance() * 0.8;
    const lean = (chance() - 0.5) * 0.3;
    if (where && !where(x, y)) continue;
    path += touch(x, y, flow(x, y) + lean, length * scale, width * (0.6 + chance() * 0.8));
  }
  return path;
}

// A crack in plaster: it wanders, and forks once.
export function crack(x: number, y: number, angle: number, length: number, seed: number): string {
  const chance = chanceFrom(seed);
  let path = `M${at(x, y)}`;
  let turn = angle;
  for (let gone = 0; gone < length; ) {
    const step = 4 + chance() * 7;
    turn += (chance() - 0.5) * 1.1;
    x += Math.cos(turn) * step;
    y += Math.sin(turn) * step;
    gone += step;
    path += `L${at(x, y)}`;
    if (gone > length / 2 && gone - step <= length / 2)
      path += `l${at(Math.cos(turn + 0.9) * 7, Math.sin(turn + 0.9) * 7)}M${at(x, y)}`;
  }
  return path;
}
