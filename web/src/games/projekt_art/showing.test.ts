import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../generated/projekt-art';
import { advance, logged, pace, travels } from './showing';
import { box, onMission } from './view.fixture';

const told = (view: View, ...events: Event[]): View => events.reduce((each, event) => advance(each, event, box), view);

describe('what events change', () => {
  it('takes a played card from the hand and lays it on the track', () => {
    const view = told(
      onMission,
      { type: 'card_played', seat: 0, card: 2 },
      { type: 'agents_placed', site: 'kyoto', count: 3, agents: 5 },
      { type: 'clue_laid', seat: 0, card: 2, clues: ['films', 'books'] },
    );
    expect(view.players[0]).toMatchObject({ faces: [3], hand: [['books']], played: 1 });
    expect(view.clues).toEqual([1, 4, 2]);
    expect(view.places[1]!.agents).toBe(5);
    expect(view.agents_left).toBe(17);
  });
  it('shows only the back of a card somebody else draws', () => {
    const view = told(onMission, { type: 'card_drawn', seat: 1, clues: ['music'], card: null });
    expect(view.players[1]!.hand).toHaveLength(3);
    expect(view.players[1]!.faces).toEqual([]);
    expect(view.deck).toBe(49);
  });
  it('takes three cards off the track for a find, and lays the work', () => {
    const view = told(
      onMission,
      { type: 'art_found', seat: 0, art: 'films', cards: [1, 4] },
      { type: 'art_laid', art: 'films', site: 'tokyo' },
    );
    expect(view.clues).toEqual([]);
    expect(view.discard).toEqual([1, 4]);
    expect(view.places[0]!.artworks).toBe(1);
  });
  it('throws the dice of all who stand there, and of the allies', () => {
    const begun = told(onMission, { type: 'fight_began', seat: 0, site: 'tokyo', needed: 9 });
    expect(begun.fight!.dice.map((die) => [die.place, die.ally, die.rolling])).toEqual([
      [0, false, true],
      [1, false, true],
      [6, true, true],
    ]);
    const rolled = told(begun, { type: 'die_rolled', place: 1, ally: false, owner: 1, pips: 5 });
    expect(rolled.fight!.strength).toBe(5);
    const won = told(rolled, { type: 'fight_won', site: 'tokyo', agents: 2 });
    expect(won.fight).toBeNull();
    expect(won.places[0]).toMatchObject({ agents: 0, fought: true });
  });
  it('lets a work go along with its carrier', () => {
    const places = onMission.places.map((place, i) => ({ ...place, artworks: i === 0 ? 1 : 0 }));
    const step: Event = { type: 'stepped', seat: 1, companion: false, from: 'tokyo', to: 'kyoto', carried: true };
    const view = told({ ...onMission, places }, step);
    expect(view.players[1]!.site).toBe('kyoto');
    expect(view.places.map((place) => place.artworks)).toEqual([0, 1, 0, 0]);
  });
  it('raises the threat with every work collected', () => {
    const view = told(onMission, { type: 'art_collected', site: 'tokyo', collected: 2, threat: 9 });
    expect(view).toMatchObject({ collected: 2, threat: 9, price: 3 });
  });
  it('takes back what all have said when somebody acts', () => {
    const ready = told(onMission, { type: 'said_ready', seat: 0 });
    expect(ready.players[0]!.ready).toBe(true);
    const acted = told(ready, { type: 'recruited', seat: 1, allies: 2 });
    expect(acted.players[0]!.ready).toBe(false);
    expect(acted.allies).toBe(2);
  });
  it('empties a lost place', () => {
    const view = told(onMission, { type: 'place_lost', site: 'kyoto', agents: 2, artworks: 0, markers_left: 2 });
    expect(view.places[1]).toMatchObject({ agents: 0, lost: true });
    expect(view.agents_left).toBe(22);
  });
});

describe('how events are told', () => {
  it('flies my own card face up and others as backs', () => {
    expect(travels({ type: 'card_drawn', seat: 0, clues: ['music'], card: 5 })[0]!.to).toBe('card-5');
    expect(travels({ type: 'card_drawn', seat: 1, clues: ['music'], card: null })[0]!.to).toBe('back-1');
  });
  it('never takes long, and writes down what matters', () => {
    expect(pace({ type: 'stalled' })).toBeLessThanOrEqual(350);
    expect(logged({ type: 'said_ready', seat: 0 })).toBeNull();
    expect(logged({ type: 'round_began', round: 2 })).toEqual({ kind: 'round' });
  });
});
