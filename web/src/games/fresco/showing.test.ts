import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../generated/fresco';
import { advance } from './showing';
import { box, inCathedral } from './view.fixture';

const shownAfter = (...events: Event[]): View => events.reduce((view, event) => advance(view, event, box), inCathedral);

describe('showing events one by one', () => {
  it('takes the tile off the fresco, the paints out of the pots, and brings the bishop', () => {
    const paints = ['green', 'red'] as const;
    const view = shownAfter({
      type: 'restored',
      seat: 0,
      segment: 9,
      tile: 9,
      points: 3,
      bonus: 2,
      paints: [...paints],
    });
    expect(view.fresco[9]).toBe(-1);
    expect(view.bishop).toBe(9);
    expect(view.players[0]!.tiles).toEqual([3, 9]);
    expect(view.own!.paints).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
    expect(view.visit.used).toBe(1);
  });
  it('leaves the own purse alone when somebody else buys', () => {
    const view = shownAfter({ type: 'bought', seat: 1, stall: 1, slot: 2, tile: 0, price: 3, paints: ['red'] });
    expect(view.stalls[1]).toEqual([0, 0, -1]);
    expect(view.own).toEqual(inCathedral.own);
  });
  it('mixes two paints into one', () => {
    const view = shownAfter({ type: 'mixed', seat: 0, paint: 'orange', from: ['red', 'yellow'] });
    expect(view.own!.paints).toEqual([1, 0, 0, 1, 1, 0, 0, 0]);
  });
  it('begins a day with everybody in bed and no sheet in sight', () => {
    const view = shownAfter({ type: 'last_round_began', round: 3, left: 6, why: 'fresco' });
    expect(view.last_round).toBe(true);
    expect(view.phase).toBe('waking');
    expect(view.players.map((player) => player.sheet)).toEqual([null, null, null]);
    expect(view.players.map((player) => player.hour)).toEqual([null, null, null]);
  });
  it('walks painters along the track and off the start spaces', () => {
    const view = shownAfter({ type: 'advanced', seat: 2, from: 0, to: 5 });
    expect(view.players[2]).toMatchObject({ score: 5, start_space: 0 });
  });
  it('puts three tiles under a request', () => {
    const view = shownAfter({ type: 'request_fulfilled', seat: 1, request: 'purple', points: 10, tiles: [4, 5] });
    expect(view.players[1]).toMatchObject({ tiles: [], requests: [0, 1, 0, 0] });
    expect(view.requests).toEqual([3, 2, 3, 3]);
  });
  it('leaves what it was given untouched', () => {
    const before = JSON.stringify(inCathedral);
    shownAfter({ type: 'stall_cleared', stall: 0 }, { type: 'studio_paid', seat: 0, apprentices: 1, thalers: 3 });
    expect(JSON.stringify(inCathedral)).toBe(before);
  });
});
