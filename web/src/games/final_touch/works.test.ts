import { describe, expect, it } from 'vitest';
import type { Event } from '../../generated/final-touch';
import { worksOf } from './works';

const mounted: Event = { type: 'mounted', painting: 'scream' };
const touch = (cards: number[]): Event => ({ type: 'retouched', seat: 0, cards, count: 1, left: 3 });
const smear = (paint: 'blue' | 'pink', smears: number): Event => ({ type: 'smeared', seat: 1, paint, smears });

describe('what was done to a masterpiece', () => {
  it('is told by its strokes and smears, each masterpiece for itself', () => {
    const past: Event[] = [
      mounted,
      touch([0, 1, 0, 0, 0]),
      smear('blue', 1),
      touch([1, 1, 0, 0, 0]),
      smear('pink', 2),
      { type: 'ruined', seat: 1, painting: 'scream', value: 3, gainers: [0] },
      { type: 'mounted', painting: 'kiss' },
      touch([0, 0, 0, 0, 2]),
      { type: 'completed', seat: 0, painting: 'kiss', value: 7, money: 7 },
      { type: 'mounted', painting: 'dance' },
      smear('blue', 1),
    ];
    expect(worksOf(past)).toEqual([
      { touched: [1, 2, 0, 0, 0], smears: ['blue', 'pink'] },
      { touched: [0, 0, 0, 0, 2], smears: [] },
    ]);
  });
});
