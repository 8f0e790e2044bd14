import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Showing, type Showman, turnsOf } from './showing';
import type { Step } from './sitting';

const step = (view: number | null, ...events: number[]): Step => ({ number: 0, view, events });

// Events are numbers: as many milliseconds as they take. Every page that is drawn is kept: which step, and what is being told.
function stage(steps: Step[], fromStart = false, man: Partial<Showman> = {}) {
  const drawn: [number, unknown][] = [];
  let showing: Showing | null = null;
  const note = () => showing && drawn.push([showing.shown.at, showing.shown.event]);
  showing = new Showing(steps, fromStart, {
    pace: (event) => event as number,
    asked: () => false,
    tempo: () => 1,
    begins: () => {},
    hurried: () => {},
    redraw: note,
    ...man,
  });
  return { showing, drawn };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('steps are shown', () => {
  const begun = [step(0)];
  const three = [...begun, step(1, 200), step(2, 300), step(3, 250)];

  it('one after the other, each for its time', () => {
    const { showing } = stage(begun);
    showing.learn(three);
    expect(showing.shown).toEqual({ at: 1, event: 200 });
    vi.advanceTimersByTime(199);
    expect(showing.shown.at).toBe(1);
    vi.advanceTimersByTime(1);
    expect(showing.shown).toEqual({ at: 2, event: 300 });
    vi.advanceTimersByTime(300);
    expect(showing.shown).toEqual({ at: 3, event: 250 });
    vi.advanceTimersByTime(250);
    expect(showing.shown).toEqual({ at: 3, event: null });
  });
  it('with all that is known on the page at once for whoever comes later', () => {
    expect(stage(three).showing.shown).toEqual({ at: 3, event: null });
  });
  it('from the first for whoever waited for the start', () => {
    const { showing } = stage([step(0, 100, 100), step(1, 200)], true);
    expect(showing.shown).toEqual({ at: 0, event: 100 });
    vi.advanceTimersByTime(200);
    expect(showing.shown).toEqual({ at: 1, event: 200 });
  });
  it('without those that are only told', () => {
    const { showing, drawn } = stage(begun);
    showing.learn([...begun, step(null, 200), step(2, 100)]);
    vi.runAllTimers();
    expect(drawn.map(([at]) => at)).not.toContain(1);
    expect(showing.shown.at).toBe(2);
  });
  it('one event after another within the time of their step', () => {
    const { showing } = stage(begun);
    showing.learn([...begun, step(1, 150, 350)]);
    expect(showing.shown).toEqual({ at: 1, event: 150 });
    vi.advanceTimersByTime(150);
    expect(showing.shown).toEqual({ at: 1, event: 350 });
  });
});

describe('nobody waits for long', () => {
  const ten = [step(0), ...Array.from({ length: 10 }, (_, i) => step(i + 1, 350))];

  it('a long row of steps is played faster', () => {
    const { showing, drawn } = stage([ten[0]!]);
    showing.learn(ten);
    vi.advanceTimersByTime(1800);
    expect(showing.shown).toEqual({ at: 10, event: null });
    expect(new Set(drawn.map(([at]) => at)).size).toBe(10);
  });
  it('in under a second when the reader is to act', () => {
    const { showing } = stage([ten[0]!], false, { asked: (view) => view === 10 });
    showing.learn(ten);
    vi.advanceTimersByTime(950);
    expect(showing.shown).toEqual({ at: 10, event: null });
  });
  it('and a deal of forty cards is one gesture of a second at most', () => {
    const deal = step(1, ...Array.from({ length: 40 }, () => 70));
    const { showing } = stage([step(0)]);
    showing.learn([step(0), deal]);
    vi.advanceTimersByTime(1200);
    expect(showing.shown).toEqual({ at: 1, event: null });
  });
  it('more than can be watched is not shown at all', () => {
    const { showing, drawn } = stage([ten[0]!]);
    showing.learn([ten[0]!, ...Array.from({ length: 60 }, (_, i) => step(i, 350))]);
    expect(showing.shown).toEqual({ at: 60, event: null });
    expect(drawn).toHaveLength(1);
  });
  it('a page nobody looks at is at the end', () => {
    vi.stubGlobal('document', { hidden: true });
    const { showing } = stage([ten[0]!]);
    showing.learn(ten);
    expect(showing.shown.at).toBe(10);
  });
  it('nor is there anything to wait for where nothing is to move', () => {
    const { showing } = stage([ten[0]!], false, { tempo: () => 0 });
    showing.learn(ten);
    expect(showing.shown).toEqual({ at: 10, event: null });
  });
  it('a jump shows the table as it is, and nothing of before comes after', () => {
    const landed = vi.fn();
    const { showing, drawn } = stage([ten[0]!], false, { hurried: landed });
    showing.learn(ten);
    showing.jump();
    expect(showing.shown).toEqual({ at: 10, event: null });
    expect(landed).toHaveBeenCalledOnce();
    const before = drawn.length;
    vi.runAllTimers();
    expect(drawn).toHaveLength(before);
  });
  it('what comes while something is shown waits for it, and is shown then', () => {
    const { showing } = stage([step(0)]);
    showing.learn([step(0), step(1, 300)]);
    vi.advanceTimersByTime(100);
    showing.learn([step(0), step(1, 300), step(2, 200)]);
    expect(showing.shown.at).toBe(1);
    vi.advanceTimersByTime(200);
    expect(showing.shown.at).toBe(2);
    vi.runAllTimers();
    expect(showing.shown).toEqual({ at: 2, event: null });
  });
});

it('events too short to be seen share their time', () => {
  const turns = turnsOf(step(0, 25, 25, 25, 25), (event) => event as number, 100);
  expect(turns.map(({ duration }) => duration)).toEqual([75, 25]);
});
