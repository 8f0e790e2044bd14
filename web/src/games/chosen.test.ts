import { expect, it } from 'vitest';
import { unfitValues, withSeats } from './chosen';
import type { Option, Unfit } from './on_offer';

const options: Option[] = [
  { name: 'seats', kind: 'int', low: 3, high: 5, default: 4 },
  { name: 'secret', kind: 'bool', default: false },
  { name: 'first', kind: 'int', low: -1, high: 4, default: -1 },
];
const unfit: Unfit[] = [
  { seats: 3, option: 'first', value: 3 },
  { seats: 3, option: 'first', value: 4 },
  { seats: 4, option: 'first', value: 4 },
  { seats: 4, option: 'secret', value: true },
  { seats: 5, option: 'secret', value: true },
];

it('what no table of so many can have is known', () => {
  expect(unfitValues(unfit, 'first', 3)).toEqual([3, 4]);
  expect(unfitValues(unfit, 'first', 5)).toEqual([]);
});
it('with other seats, what fits no longer is as usual again and named', () => {
  const three = { seats: 3, secret: true, first: 2 };
  expect(withSeats(three, 5, { options, unfit })).toEqual({
    chosen: { seats: 5, secret: false, first: 2 },
    dropped: ['secret'],
  });
  expect(withSeats({ seats: 5, secret: false, first: 4 }, 3, { options, unfit }).dropped).toEqual(['first']);
});
it('what fits stays', () => {
  const chosen = { seats: 5, secret: false, first: 2 };
  expect(withSeats(chosen, 4, { options, unfit })).toEqual({ chosen: { ...chosen, seats: 4 }, dropped: [] });
});
