import { at, chanceFrom } from '../../../art/brush';

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
