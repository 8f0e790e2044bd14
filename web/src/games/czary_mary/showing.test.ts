import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../generated/czary-mary';
import { advance } from './showing';
import { box, midRound } from './view.fixture';

const shownAfter = (...events: Event[]): View => events.reduce((view, event) => advance(view, event, box), midRound);

describe('showing events one by one', () => {
  it('moves a cast stone from its rack to the board', () => {
    const view = shownAfter({ type: 'cast', seat: 1, slot: 2, spell: 8 });
    expect(view.players[1]!.stones).toEqual([5, 5, 0, 7, 0]);
    expect(view.board[7]).toBe(2);
    expect(view.last).toBe(8);
  });
  it('takes a secret stone off the table and gives it to its finder', () => {
    const view = shownAfter({ type: 'secret_taken', seat: 0, slot: 1, spell: 3 });
    expect(view.secrets.slice(0, 4)).toEqual([0, 0, 0, 9]);
    expect(view.players[0]!.secrets).toEqual([5, 3]);
  });
  it('clears the table for a new round and deals from the pool', () => {
    const view = shownAfter(
      { type: 'round_began', round: 3, first: 2 },
      { type: 'stone_dealt', seat: 2, slot: 0, spell: 4 },
    );
    expect(view.pool).toBe(35);
    expect(view.turn).toBe(2);
    expect(view.players.map((player) => player.lives)).toEqual([6, 6, 6]);
    expect(view.players[2]!.stones).toEqual([4, 0, 0, 0, 0]);
    expect(view.board).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
  it('moves the markers when a round is over', () => {
    const scored = { points: [3, 1, 0], floors: [5, 1, 5], stones: [] };
    const view = shownAfter({ type: 'round_over', round: 2, why: 'felled', winner: 0, ...scored });
    expect(view.players.map((player) => player.floor)).toEqual([5, 1, 5]);
  });
  it('leaves what it was given untouched', () => {
    const before = JSON.stringify(midRound);
    shownAfter({ type: 'lives_lost', seat: 0, lives: 1, left: 3 }, { type: 'cast', seat: 1, slot: 0, spell: 5 });
    expect(JSON.stringify(midRound)).toBe(before);
  });
});
