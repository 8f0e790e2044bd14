import type { Step } from './sitting';

// Shows one step after the other: the exact view after it at once, its flights and its events within the step's time. The table is live when the last
// step is on the page; its flights may still be under way.

export interface Shown {
  at: number; // which step
  event: unknown | null; // being told now
}

const patience = 1800; // milliseconds that steps may take together before they are hurried
const patienceOfAsked = 900; // the same, when somebody is waited for in front of this page
const endurance = 12000; // more than this is not shown at all, the page simply catches up
const longestStep = 1200; // a deal of forty cards is one gesture
const shortestSight = 60; // what would be seen for less is not drawn on its own

export interface Showman {
  pace(event: unknown): number;
  asked(view: unknown): boolean; // the reader is to act there
  tempo(): number;
  begins(step: Step, duration: number): void; // before the page changes
  hurried(): void;
  redraw(): void;
}

export class Showing {
  shown: Shown;
  readonly #man: Showman;
  #steps: readonly Step[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0; // when everything known has to be on the page

  // Whoever waited for the game to begin sees it dealt; whoever comes later sees how it stands.
  constructor(steps: readonly Step[], fromStart: boolean, man: Showman) {
    this.#man = man;
    this.#steps = steps;
    this.shown = { at: steps.length - 1, event: null };
    if (!fromStart || man.tempo() === 0) return;
    this.#promise(0);
    this.#tell(this.#following(-1));
  }

  learn(steps: readonly Step[]): void {
    if (steps === this.#steps) return;
    this.#steps = steps;
    this.#promise(this.shown.at + 1);
    if (this.#timer === undefined) this.#next();
  }

  // To the table as it is now.
  jump(): void {
    this.stop();
    this.#man.hurried();
    this.#show({ at: this.#steps.length - 1, event: null });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #following(at: number): number {
    const next = this.#steps.findIndex((step, i) => i > at && step.view !== null);
    return next < 0 ? this.#steps.length - 1 : next;
  }

  #lasts({ events, view }: Step): number {
    if (view === null) return 0;
    const whole = events.reduce<number>((sum, event) => sum + this.#man.pace(event), 0);
    return Math.min(whole, longestStep) * this.#man.tempo();
  }

  #planned(from: number): number {
    return this.#steps.slice(from).reduce((sum, step) => sum + this.#lasts(step), 0);
  }

  #promise(from: number): void {
    const asked = this.#man.asked(this.#steps.at(-1)?.view);
    this.#due = performance.now() + Math.min(this.#planned(from), asked ? patienceOfAsked : patience);
  }

  #next(): void {
    this.#timer = undefined;
    const { at } = this.shown;
    if (at === this.#steps.length - 1) {
      if (this.shown.event !== null) this.#show({ at, event: null });
      return;
    }
    const next = this.#following(at);
    const late = this.#due <= performance.now() && next < this.#steps.length - 1;
    if (this.#man.tempo() === 0 || document.hidden || late || this.#planned(next) > endurance) this.jump();
    else this.#tell(next);
  }

  #tell(at: number): void {
    const step = this.#steps[at]!;
    const rest = this.#planned(at);
    const hurry = rest > 0 ? Math.min(1, Math.max(0, this.#due - performance.now()) / rest) : 0;
    const duration = this.#lasts(step) * hurry;
    this.#man.begins(step, duration);
    const turns = turnsOf(step, this.#man.pace, duration);
    const say = (i: number): void => {
      const turn = turns[i];
      if (turn) {
        this.#show({ at, event: turn.event });
        this.#timer = setTimeout(() => say(i + 1), turn.duration);
      } else this.#next();
    };
    this.#show({ at, event: null });
    say(0);
  }

  #show(shown: Shown): void {
    this.shown = shown;
    this.#man.redraw();
  }
}

// The events of a step in turn. Those too short to be seen share their time with the next.
export function turnsOf(
  { events }: Step,
  pace: (event: unknown) => number,
  duration: number,
): { event: unknown; duration: number }[] {
  const whole = events.reduce<number>((sum, event) => sum + pace(event), 0);
  if (whole === 0 || duration === 0) return [];
  const turns: { event: unknown; duration: number }[] = [];
  let kept = 0;
  for (const event of events) {
    kept += (pace(event) / whole) * duration;
    if (kept < shortestSight) continue;
    turns.push({ event, duration: kept });
    kept = 0;
  }
  if (kept > 0) turns.push({ event: events.at(-1), duration: kept });
  return turns;
}
