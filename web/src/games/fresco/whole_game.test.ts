import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../generated/fresco';
import { advance } from './showing';
import { box } from './view.fixture';
import recorded from './whole_game.fixture.json';

// A game of two with Leonardo, portraits and requests as seat 0 saw it from a server: what happened, and what lay on the table afterwards.
// It has taken score spaces, visits taken back, and masters who come from start spaces.

interface Seen {
  players: (number | null)[][]; // score, start space, mood, hour, apprentices
  order: number[];
  bishop: number;
  covered: number;
  purse: number[] | null;
}

const seenOn = ({ players, order, bishop, fresco, own }: View): Seen => ({
  players: players.map(({ score, start_space, mood, hour, apprentices }) => [
    score,
    start_space,
    mood,
    hour,
    apprentices,
  ]),
  order,
  bishop,
  covered: fresco.filter((tile) => tile >= 0).length,
  purse: own && [own.thalers, ...own.paints],
});

describe('a whole game shown by its events alone', () => {
  const updates = recorded.updates as { events: Event[]; seen: Seen }[];
  it('never stands apart from the table itself', () => {
    let shown = recorded.first as unknown as View;
    updates.forEach(({ events, seen }, n) => {
      for (const event of events) shown = advance(shown, event, box);
      const { purse, ...open } = seenOn(shown);
      const { purse: held, ...lies } = seen;
      expect(open, `update ${n}`).toEqual(lies);
      if (held) expect(purse, `update ${n}`).toEqual(held);
    });
  });
  it('has what is hard to show', () => {
    const types = new Set(updates.flatMap(({ events }) => events.map((event) => event.type)));
    for (const type of [
      'score_taken',
      'visit_taken_back',
      'start_rotated',
      'leonardo_advanced',
      'final_scored',
    ] as const)
      expect(types).toContain(type);
  });
});
