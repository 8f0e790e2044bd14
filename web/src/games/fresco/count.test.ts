import { describe, expect, it } from 'vitest';
import {
  lacking,
  moodGives,
  pageOf,
  paintsInUse,
  placedIn,
  raisedOf,
  stopOf,
  tileAt,
  timeOf,
  trackLength,
  withOneFewer,
  withOneMore,
} from './count';
import { box, inCathedral } from './view.fixture';

describe('where the day stands', () => {
  it('follows phase and place', () => {
    expect(stopOf({ ...inCathedral, phase: 'waking' })).toBe('hostel');
    expect(stopOf({ ...inCathedral, phase: 'planning' })).toBe('plan');
    expect(stopOf({ ...inCathedral, phase: 'landing' })).toBe('cathedral');
    expect(stopOf({ ...inCathedral, phase: 'stocking' })).toBe(null);
  });
  it('knows what is over and what is to come', () => {
    expect(timeOf('market', inCathedral)).toBe('before');
    expect(timeOf('cathedral', inCathedral)).toBe('now');
    expect(timeOf('theatre', inCathedral)).toBe('after');
  });
  it('goes to the cathedral twice on the last day', () => {
    expect(pageOf('theatre', true)).toBe('cathedral');
    expect(pageOf('theatre', false)).toBe('theatre');
  });
});

describe('a plan', () => {
  it('takes no more than three in a place and no more than there are', () => {
    expect(withOneMore([3, 0, 0, 0, 0], 0, 5)).toEqual([3, 0, 0, 0, 0]);
    expect(withOneMore([2, 2, 1, 0, 0], 3, 5)).toEqual([2, 2, 1, 0, 0]);
    expect(withOneMore([2, 2, 0, 0, 0], 3, 5)).toEqual([2, 2, 0, 1, 0]);
  });
  it('gives apprentices back', () => {
    expect(withOneFewer([1, 0, 0, 0, 0], 0)).toEqual([0, 0, 0, 0, 0]);
    expect(withOneFewer([0, 0, 0, 0, 0], 0)).toEqual([0, 0, 0, 0, 0]);
    expect(placedIn([2, 1, 0, 1, 1])).toBe(5);
  });
});

describe('paints and tiles', () => {
  it('names each paint that is missing, as often as it is', () => {
    expect(lacking(['green', 'green', 'red'], [1, 0, 0, 0, 1, 0, 0, 0])).toEqual(['green']);
    expect(lacking(['red'], [1, 0, 0, 0, 0, 0, 0, 0])).toEqual([]);
  });
  it('finds the tiles of the third module after those of the box', () => {
    expect(tileAt(25, box).points).toBe(24);
  });
  it('shows pink and brown only where a tile may ask for them', () => {
    expect(paintsInUse({ colours: false })).toHaveLength(6);
    expect(paintsInUse({ colours: true })).toHaveLength(8);
  });
});

it('reads the ends of the mood track', () => {
  expect([0, 1, 2, 7, 8, 9].map((space) => moodGives(space, box))).toEqual([-1, -1, 0, 0, 1, 1]);
});
it('draws the track beyond the leader', () => {
  expect(trackLength(inCathedral)).toBe(40);
  const players = inCathedral.players.map((player) => ({ ...player, score: 55 }));
  expect(trackLength({ ...inCathedral, players })).toBe(80);
});

describe('numbers above the score track', () => {
  it('stay right above a master who stands alone', () =>
    expect(raisedOf([0.1, 0.2, 0.5])).toEqual([false, false, false]));
  it('go up and down where masters crowd', () =>
    expect(raisedOf([0.1, 0.12, 0.14, 0.16])).toEqual([false, true, false, true]));
});
