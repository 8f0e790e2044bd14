import en from '@games/fresco/texts/en.json';
import { describe, expect, it } from 'vitest';
import type { Offer, View } from '../../generated/fresco';
import { Phrasebook } from '../../texts/format';
import { box, inCathedral } from './view.fixture';
import { acting, ending, prompt } from './words';

const say = new Phrasebook('en', [en], (seat) => ['Ola', 'Jan', 'Eve'][seat]!);

const nothing: Offer = {
  hours: [],
  plan: null,
  price: 0,
  buys: [],
  closes: [],
  steps: [],
  send_bishop: false,
  restores: [],
  altars: [],
  portraits: [],
  mixes: [],
  requests: [],
  stacks: [],
  picks: [],
  land: null,
  done: false,
  take_back: false,
};
const offered = (part: Partial<Offer>, view: Partial<View> = {}): View => ({
  ...inCathedral,
  ...view,
  offer: { ...nothing, ...part },
});

describe('the sentence above the desk', () => {
  it('says what may be done in the place', () => {
    expect(prompt(offered({ restores: [{ segment: 3, points: 9 }] }), say)).toBe(say.say('prompt.cathedral'));
    expect(prompt(offered({ done: true, take_back: true }), say)).toBe(say.say('prompt.done'));
  });
  it('names the price at the market', () => {
    const view = offered({ price: 3, buys: [{ stall: 0, slot: 0 }] }, { place: 'market' });
    expect(prompt(view, say)).toContain('3 Thalers');
  });
  it('names who is waited for, and where', () => {
    expect(prompt({ ...inCathedral, turn: 1, painter: 1 }, say)).toBe('Cathedral: Jan is deciding');
    const last = { ...inCathedral, turn: 1, painter: 1, place: 'again' as const, last_round: true };
    expect(prompt(last, say)).toBe('Cathedral again: Jan is deciding');
  });
  it('tells a planner from one who has planned', () => {
    const planning = { ...inCathedral, phase: 'planning' as const, painter: null, turn: null };
    expect(prompt({ ...planning, offer: { ...nothing, plan: { apprentices: 6 } } }, say)).toContain('6 apprentices');
    expect(prompt(planning, say)).toBe(say.say('prompt.planned'));
  });
});

it('counts the reader as acting while everybody plans', () => {
  const planning = offered({ plan: { apprentices: 5 } }, { phase: 'planning', painter: null, turn: null });
  expect(acting(planning)).toBe(0);
  expect(acting({ ...planning, offer: null })).toBe(null);
});
it('tells the winner, and the winner apart', () => {
  expect(ending(inCathedral, [2, 1, 3], say, box)).toContain('Jan wins');
  expect(ending(inCathedral, [1, 2, 3], say, box)).toContain('You win');
});
