import { describe, expect, it } from 'vitest';
import { neighbours, othersInTurn, ruledOut, worstMiss } from './count';
import { box, midRound } from './view.fixture';

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
