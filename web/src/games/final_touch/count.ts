import type { View } from '../../generated/final-touch';
import type { Phrasebook } from '../../texts/format';
import { pigments } from './art/palette';
import type { Pigment } from './art/shapes';

export { pigments };

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

// Counts as a row of cards, colour after colour.
export function laidOut(counts: readonly number[]): Pigment[] {
  return pigments.flatMap((paint, i) => Array.from({ length: counts[i] ?? 0 }, () => paint));
}

// "2 yellow, 1 brown"
export function listed(counts: readonly number[], say: Phrasebook): string {
  const parts = pigments.flatMap((paint, i) => {
    const count = counts[i] ?? 0;
    return count > 0 ? [say.say('label.count', { count, paint })] : [];
  });
  return parts.length > 0 ? parts.join(', ') : say.say('label.nothing');
}

// Where the view says so.
export function listedPaths(path: string, counts: readonly number[]): string | undefined {
  return counts.flatMap((count, i) => (count > 0 ? [`${path}.${i}`] : [])).join(' ') || undefined;
}

export function teams(view: View): boolean {
  return new Set(view.players.map((player) => player.team)).size < view.players.length;
}
