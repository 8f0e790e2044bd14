import { tones } from './palette';
import type { Pigment } from './shapes';

interface ScribbleProps {
  width: number;
  height: number;
  place: number;
  paint: Pigment;
}

// Angry loops over one part of the picture: each further one takes another part, the third leaves nothing to save.
export function Scribble({ width, height, place, paint }: ScribbleProps) {
  const [left, top, right, bottom] = [
    [0.06, 0.52, 0.66, 0.92],
    [0.36, 0.1, 0.95, 0.5],
    [0.05, 0.08, 0.96, 0.94],
  ][place % 3]!.map((part, i) => part * (i % 2 ? height : width)) as [number, number, number, number];
  const turns = 6 + (place % 3) * 2;
  let path = `M${left} ${bottom}`;
  for (let i = 0; i < turns; i++) {
    const x = left + ((right - left) * (i + 0.5)) / turns;
    const next = left + ((right - left) * (i + 1)) / turns;
    const up = top + ((i * 37) % 11) * 0.012 * height;
    const down = bottom - ((i * 53) % 13) * 0.012 * height;
    path += `C${x - 4} ${up} ${x + 16} ${up - 6} ${x + 8} ${(up + down) / 2}S${next - 14} ${down + 6} ${next} ${down}`;
  }
  return (
    <path
      class="ft-scribble"
      d={path}
      pathLength={1}
      fill="none"
      stroke={tones[paint][paint === 'yellow' ? 1 : 2]}
      stroke-width={Math.min(width, height) * 0.045}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}
