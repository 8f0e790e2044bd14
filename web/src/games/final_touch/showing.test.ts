import { describe, expect, it } from 'vitest';
import type { Components, Event, View } from '../../generated/final-touch';
import { advance, logged, pace, travels } from './showing';

const components = {
  copies: { value: [12, 12, 12, 12, 12] },
  masterpieces: [
    { painting: 'mona_lisa', needs: { value: [1, 1, 0, 2, 0] }, completed: { value: 4 }, ruined: { value: 2 } },
    { painting: 'dance', needs: { value: [0, 2, 1, 0, 2] }, completed: { value: 7 }, ruined: { value: 3 } },
  ],
} as unknown as Components;

const player = (money: number, team: number, hand: number[] | null) => ({
  money,
  team,
  painting: true,
  cards: 5,
  hand,
});

function table(players: View['players']): View {
  return {
    you: 0,
    phase: 'painting',
    turn: 0,
    reason: 'order',
    duel: false,
    target: 25,
    easel: {
      painting: 'mona_lisa',
      needs: [1, 1, 0, 2, 0],
      touched: [0, 1, 0, 2, 0],
      missing: [1, 0, 0, 0, 0],
      completed: 4,
      ruined: 2,
    },
    next: null,
    smears: 2,
    most_smears: 3,
    smeared: [0, 0, 1, 0, 1],
    players,
    deck: 30,
    discard: [0, 0, 0, 0, 0],
    masterpieces: 20,
    sold: [],
    offer: null,
    memory: { shuffled: [], held: [], played: [], drawn: [], mine: [] },
  };
}
const play = (view: View, ...events: Event[]) => events.reduce((now, event) => advance(now, event, components), view);

describe('what is shown', () => {
  const duel = table([player(0, 0, [1, 0, 2, 1, 1]), player(0, 1, null)]);

  it('begins with nothing dealt, whatever the first view showed', () => {
    const after = play(duel, { type: 'game_began', first: 1 }, { type: 'card_drawn', seat: 0, paint: 'blue' });
    expect(after.players[0]).toMatchObject({ cards: 1, hand: [0, 0, 1, 0, 0] });
    expect(after).toMatchObject({ turn: 1, deck: 59, easel: null, masterpieces: 2 });
  });
  it('moves the cards of a retouch from the hand to the picture', () => {
    const after = play(duel, { type: 'retouched', seat: 0, cards: [1, 0, 0, 0, 0], count: 1, left: 0 });
    expect(after.easel?.touched).toEqual([1, 1, 0, 2, 0]);
    expect(after.easel?.missing).toEqual([0, 0, 0, 0, 0]);
    expect(after.players[0]).toMatchObject({ cards: 4, hand: [0, 0, 2, 1, 1] });
  });
  it('pays the whole team for a final touch', () => {
    const four = table([0, 1, 0, 1].map((team) => player(3, team, null)));
    const after = play(four, { type: 'completed', seat: 2, painting: 'mona_lisa', value: 4, money: 7 });
    expect(after.players.map(({ money }) => money)).toEqual([7, 3, 7, 3]);
    expect(after.sold).toEqual([{ painting: 'mona_lisa', seat: 2, value: 4, ruined: false }]);
  });
  it('pays everyone a ruin pays', () => {
    const three = table([player(0, 0, null), player(1, 1, null), player(2, 2, null)]);
    const after = play(three, { type: 'ruined', seat: 0, painting: 'mona_lisa', value: 2, gainers: [1, 2] });
    expect(after.players.map(({ money }) => money)).toEqual([0, 3, 4]);
  });
  it('clears the easel for the next masterpiece', () => {
    const after = play(duel, { type: 'mounted', painting: 'dance' });
    expect(after.easel).toMatchObject({ painting: 'dance', missing: [0, 2, 1, 0, 2], touched: [0, 0, 0, 0, 0] });
    expect(after.discard).toEqual([0, 1, 1, 2, 1]);
    expect(after.smears).toBe(0);
  });
  it('keeps a hidden card hidden', () => {
    const after = play(duel, { type: 'card_drawn', seat: 1, paint: 'hidden' });
    expect(after.players[1]).toMatchObject({ cards: 6, hand: null });
    expect(after.deck).toBe(29);
  });
  it('leaves the third player out of a duel', () => {
    const three = table([player(26, 0, null), player(5, 1, null), player(26, 2, null)]);
    const after = play(three, { type: 'duel_began', first: 2, second: 0, money: 26 });
    expect(after.players.map(({ painting }) => painting)).toEqual([true, false, true]);
    expect(after.duel).toBe(true);
  });
  it('takes its time, flies what moves and logs what matters', () => {
    const smear: Event = { type: 'smeared', seat: 1, paint: 'blue', smears: 1 };
    expect(pace(smear)).toBeGreaterThan(100);
    expect(travels(smear)).toEqual([{ from: 'cards-1', to: 'smear-1', picture: 'to' }]);
    expect(logged(smear)).toEqual({ kind: 'line' });
    expect(logged({ type: 'card_drawn', seat: 1, paint: 'hidden' })).toBeNull();
  });
});
