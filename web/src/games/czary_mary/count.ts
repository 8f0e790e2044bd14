import type { Components, View } from '../../generated/czary-mary';

// What can be read off a view by anyone who looks closely. Rules live on the server; this only counts.

export const nothing = 0;
export const hidden = 9;
export const spells: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

export function isFace(spell: number): boolean {
  return spell !== nothing && spell !== hidden;
}

// Everyone but me, beginning with my left neighbour, who plays after me.
export function othersInTurn(count: number, me: number | null): number[] {
  const start = me === null ? 0 : me + 1;
  const others = me === null ? count : count - 1;
  return Array.from({ length: others }, (_, i) => (start + i) % count);
}

// The nearest players still in the round on both sides of me; with two players the same one.
export function neighbours(view: View, me: number): { left: number | null; right: number | null } {
  const still = othersInTurn(view.players.length, me).filter((seat) => view.players[seat]!.lives > 0);
  return { left: still[0] ?? null, right: still.at(-1) ?? null };
}

// How many lives a wrong call may cost at worst: one, but for the dragon as much as the die can show.
export function worstMiss(spell: number, components: Components): number {
  return spell === 1 ? Math.max(...components.die.value) : 1;
}

// The spells a stone is known not to be, from the bits the table's notes keep.
export function ruledOut(view: View, seat: number, slot: number): number[] {
  const bits = view.memory?.ruled_out?.[seat]?.[slot] ?? 0;
  return spells.filter((spell) => bits & (1 << (spell - 1)));
}
