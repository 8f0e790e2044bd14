import type { Fighting } from '../../generated/projekt-art';

// Exact odds of dice, as information beside the buttons.

// The probability that so many dice show `needed` or more together.
export function chanceOf(faces: readonly number[], dice: number, needed: number): number {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < dice; ++i) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (const pips of faces) next.set(sum + pips, (next.get(sum + pips) ?? 0) + chance / faces.length);
    sums = next;
  }
  let chance = 0;
  for (const [sum, each] of sums) if (sum >= needed) chance += each;
  return chance;
}

// The probability that rolling these dice again is enough.
export function chanceOfReroll(fight: Fighting, places: readonly number[], faces: readonly number[]): number {
  const again = fight.dice.filter(({ place }) => places.includes(place));
  const kept = fight.strength - again.reduce((sum, { pips }) => sum + pips, 0);
  return chanceOf(faces, again.length, fight.needed - kept);
}

// The dice that are best rolled again: of those allowed, the lowest.
export function worstDice(fight: Fighting, allowed: readonly number[], most: number): number[] {
  const dice = fight.dice.filter(({ place }) => allowed.includes(place));
  const lowest = [...dice].sort((a, b) => a.pips - b.pips || a.place - b.place).slice(0, most);
  return lowest.map(({ place }) => place).sort((a, b) => a - b);
}

// Rounded, but never a certainty that is none.
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return '<1%';
  if (chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}
