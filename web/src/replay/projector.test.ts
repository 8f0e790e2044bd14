import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Projector } from './projector';

// Events are numbers: as many milliseconds as they take.
const moments = [[], [200], [300, 100], [400]].map((events, i) => ({
  name: `${i}.0`,
  number: i,
  time: 0,
  events,
  view: i,
}));

function projector(at = 0) {
  const begun: [string, number][] = [];
  const made = new Projector(moments, at, {
    pace: (event) => event as number,
    begins: (moment, duration) => begun.push([moment.name, duration]),
    landed: () => {},
    redraw: () => {},
  });
  return { made, begun };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a projector', () => {
  it('runs from step to step to the end and stops there', () => {
    const { made, begun } = projector();
    made.run();
    vi.runAllTimers();
    expect(begun.map(([name]) => name)).toEqual(['1.0', '2.0', '3.0']);
    expect([made.shown, made.running]).toEqual([{ at: 3, event: null }, false]);
  });
  it('begins anew when it is run at the end', () => {
    const { made } = projector(3);
    made.run();
    expect(made.shown.at).toBe(1);
  });
  it('goes one step on and waits there', () => {
    const { made } = projector();
    made.forward();
    vi.runAllTimers();
    expect([made.shown, made.running]).toEqual([{ at: 1, event: null }, false]);
  });
  it('is twice as quick at twice the speed', () => {
    const { made, begun } = projector();
    made.speed = 2;
    made.forward();
    expect(begun).toEqual([['1.0', 100]]);
  });
  it('jumps anywhere, no further than the ends, and runs on from there', () => {
    const { made } = projector();
    made.run();
    made.to(99);
    expect(made.shown).toEqual({ at: 3, event: null });
    made.to(-1);
    expect(made.shown).toEqual({ at: 0, event: null });
    made.run();
    vi.runAllTimers();
    expect(made.shown.at).toBe(3);
  });
  it('stands still once it is paused', () => {
    const { made } = projector();
    made.run();
    made.pause();
    vi.runAllTimers();
    expect([made.shown, made.running]).toEqual([{ at: 1, event: null }, false]);
  });
});
