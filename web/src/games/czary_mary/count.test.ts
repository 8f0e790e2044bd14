import { describe, expect, it } from 'vitest';
import type { Event } from '../../generated/czary-mary';
import { latestCall, neighbours, othersInTurn, ruledOut, unseenOf, worstMiss } from './count';
import { box, midRound } from './view.fixture';

describe('what is not in sight', () => {
  it('leaves out the board, the stones of others and my own secret stones', () => {
    expect(unseenOf(5, midRound, box)).toBe(5 - 1 - 2 - 1);
    expect(unseenOf(1, midRound, box)).toBe(0);
    expect(unseenOf(3, midRound, box)).toBe(3);
    expect(unseenOf(8, midRound, box)).toBe(8 - 1 - 3);
  });
  it('is all but the board for someone who only looks on', () => {
    const players = midRound.players.map((player) => ({ ...player, stones: [9, 9, 9, 9, 9], secrets: [] }));
    expect(unseenOf(8, { ...midRound, you: null, players }, box)).toBe(7);
  });
});

describe('the table', () => {
  it('begins with my left neighbour and ends with my right one', () => {
    expect(othersInTurn(4, 2)).toEqual([3, 0, 1]);
    expect(othersInTurn(3, null)).toEqual([0, 1, 2]);
    expect(neighbours(midRound, 0)).toEqual({ left: 1, right: 2 });
  });
  it('has one neighbour on both sides when nobody else is left', () => {
    const players = midRound.players.map((player, seat) => (seat === 1 ? { ...player, lives: 0 } : player));
    expect(neighbours({ ...midRound, players }, 0)).toEqual({ left: 2, right: 2 });
  });
  it('reads notes bit by bit', () => {
    const noted = { ...midRound, memory: { ...midRound.memory, ruled_out: [[0, 0b10000101, 0, 0, 0]] } };
    expect(ruledOut(noted, 0, 1)).toEqual([1, 3, 8]);
    expect(ruledOut(noted, 0, 0)).toEqual([]);
    expect(ruledOut(midRound, 0, 0)).toEqual([]);
  });
  it('fears the dragon as far as the die goes', () => {
    expect(worstMiss(1, box)).toBe(3);
    expect(worstMiss(2, box)).toBe(1);
  });
});

describe('the last call', () => {
  const called: Event = { type: 'called', seat: 1, spell: 5 };
  it('is open until it is answered', () => {
    expect(latestCall([called])).toEqual({ seat: 1, spell: 5, outcome: 'open' });
  });
  it('says whether the stone was there', () => {
    const cast: Event = { type: 'cast', seat: 1, slot: 0, spell: 5 };
    expect(latestCall([called, cast])?.outcome).toBe('cast');
    expect(latestCall([called, { type: 'missed', seat: 1, spell: 5 }])?.outcome).toBe('missed');
  });
  it('is forgotten when a new round begins', () => {
    expect(latestCall([called, { type: 'round_began', round: 2, first: 0 }])).toBeNull();
  });
});
