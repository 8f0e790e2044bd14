import { describe, expect, it } from 'vitest';
import type { Steps } from '../generated/protocol';
import { chaptersOf, gameSteps, momentNamed, reelOf, turningPoint, weightiest } from './reel';

const step = (number: number, view: unknown, change: unknown, ...events: unknown[]) => ({
  number,
  time: number,
  events,
  view,
  change,
});
const told = {
  steps: [
    step(5, { round: 1, cards: [3, 3] }, null, { type: 'round' }),
    step(5, null, { cards: { 0: 2 } }),
    step(6, null, { cards: { 1: 2 } }, { type: 'turn', worth: 3 }),
    step(8, null, { round: 2 }, { type: 'turn', worth: 9 }, { type: 'round' }),
  ],
} as unknown as Steps;

describe('a reel', () => {
  const reel = reelOf(told);

  it('has the whole view of every step, named by its entry and its place there', () => {
    expect(reel.moments.map(({ name, view }) => [name, view])).toEqual([
      ['5.0', { round: 1, cards: [3, 3] }],
      ['5.1', { round: 1, cards: [2, 3] }],
      ['6.0', { round: 1, cards: [2, 2] }],
      ['8.0', { round: 2, cards: [2, 2] }],
    ]);
  });
  it('finds a moment by its name, and the last before it where there is none', () => {
    expect(['5.1', '6.0', '7.0', '99.0', '1.0', null, 'nonsense'].map((name) => momentNamed(reel, name))).toEqual([
      1, 2, 2, 3, 0, 0, 0,
    ]);
  });
  it('has its chapters where the headlines are', () => {
    const headline = (event: unknown) => (event as { type: string }).type === 'round';
    expect(chaptersOf(reel, headline).map(({ at }) => at)).toEqual([0, 3]);
  });
  it('counts the steps of the game, whatever happens at the table between them', () => {
    const left = step(7, null, {}, { type: 'bot_takes_over', seat: 0, bot: 'club' });
    const withLeaving = { ...told, steps: [...told.steps.slice(0, 3), left, ...told.steps.slice(3)] } as Steps;
    expect(gameSteps(reelOf(withLeaving))).toEqual([0, 1, 2, 2, 3]);
  });
  it('turned in the chapter that cost or gained most, by what weighed most there', () => {
    const game = reelOf({
      steps: [
        step(1, { stands: 0 }, null, { type: 'round', round: 1 }),
        step(2, null, { stands: -1 }, { type: 'loss', worth: 1 }),
        step(3, null, {}, { type: 'round', round: 2 }),
        step(4, null, { stands: -2 }, { type: 'loss', worth: 2 }),
        step(5, null, { stands: -5 }, { type: 'loss', worth: 4 }),
        step(6, null, {}, { type: 'round', round: 3 }),
        step(7, null, { stands: -4 }, { type: 'gain', worth: 5 }),
        step(8, null, {}, { type: 'round', round: 4 }),
        step(9, null, { stands: -20 }, { type: 'end', worth: 1 }),
      ],
    } as unknown as Steps);
    const chapters = chaptersOf(game, (event) => (event as { type: string }).type === 'round');
    const at = (won: boolean) =>
      turningPoint(
        game,
        chapters,
        won,
        (view) => (view as { stands: number }).stands,
        (event) => (event as { worth?: number }).worth ?? 0,
      )?.at;
    expect(at(false)).toBe(4);
    expect(at(true)).toBe(6);
  });
  it('leaves out what was taken back, and that it was', () => {
    const played = (number: number, worth: number) => step(number, null, {}, { type: 'turn', worth });
    const back = (number: number, moves: number) => step(number, null, {}, { type: 'taken_back', seat: 0, moves });
    const hidden = step(10, null, {});
    const undone = reelOf({
      steps: [
        ...told.steps,
        played(9, 70),
        hidden,
        back(11, 2),
        played(12, 5),
        played(13, 60),
        back(14, 1),
        played(15, 6),
      ],
    } as unknown as Steps);
    expect(gameSteps(undone)).toEqual([0, 1, 2, 3, 3, 3, 3, 4, 4, 4, 5]);
    const weight = (event: unknown) => (event as { worth?: number }).worth ?? 0;
    expect(weightiest(undone, weight).map(({ at }) => at)).toEqual([3, 7, 10]);
  });
  it('names what weighs most in the order it came', () => {
    const weight = (event: unknown) => (event as { worth?: number }).worth ?? 0;
    expect(weightiest(reel, weight).map(({ at }) => at)).toEqual([2, 3]);
  });
});
