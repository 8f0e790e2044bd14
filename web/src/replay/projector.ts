import type { Moment } from '../story/reel';
import type { Shown } from '../table/showing';
import { turnsOf } from '../table/showing';

// Runs a reel: one step after the other at the viewer's speed, or a jump to any of them. Nothing is hurried; whoever watches sets the pace.

export interface Projectionist {
  pace(event: unknown): number;
  begins(moment: Moment, duration: number): void; // before the page changes
  landed(): void; // whatever still flies is where it belongs
  redraw(): void;
}

export const speeds = [0.5, 1, 2, 4] as const;

const rest = 250; // milliseconds between two steps, at speed 1
const longestStep = 1600;

export class Projector {
  shown: Shown;
  running = false;
  speed = 1;
  #moments: readonly Moment[];
  readonly #man: Projectionist;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(moments: readonly Moment[], at: number, man: Projectionist) {
    this.#moments = moments;
    this.#man = man;
    this.shown = { at, event: null };
  }

  // The same game through other eyes.
  load(moments: readonly Moment[]): void {
    this.#moments = moments;
    this.to(this.shown.at);
  }

  get atEnd(): boolean {
    return this.shown.at >= this.#moments.length - 1;
  }

  to(at: number): void {
    clearTimeout(this.#timer);
    this.#man.landed();
    this.#show({ at: Math.min(Math.max(at, 0), this.#moments.length - 1), event: null });
    if (this.running) this.#after(rest);
  }

  // One step on, with its flights.
  forward(): void {
    if (this.atEnd) return;
    clearTimeout(this.#timer);
    this.#man.landed();
    const at = this.shown.at + 1;
    const moment = this.#moments[at]!;
    const whole = moment.events.reduce<number>((sum, event) => sum + this.#man.pace(event), 0);
    const duration = Math.min(whole, longestStep) / this.speed;
    this.#man.begins(moment, duration);
    this.#show({ at, event: null });
    this.#tell(at, turnsOf(moment, this.#man.pace, duration), 0);
  }

  run(): void {
    if (this.atEnd) this.shown = { at: 0, event: null };
    this.running = true;
    this.forward();
    this.#man.redraw();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.#show({ at: this.shown.at, event: null });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  #tell(at: number, turns: readonly { event: unknown; duration: number }[], i: number): void {
    const turn = turns[i];
    if (!turn) {
      if (this.shown.event !== null) this.#show({ at, event: null });
      if (this.running) this.#after(rest);
      return;
    }
    this.#show({ at, event: turn.event });
    this.#timer = setTimeout(() => this.#tell(at, turns, i + 1), turn.duration);
  }

  #after(wait: number): void {
    if (this.atEnd) {
      this.running = false;
      this.#man.redraw();
      return;
    }
    this.#timer = setTimeout(() => this.forward(), wait / this.speed);
  }

  #show(shown: Shown): void {
    this.shown = shown;
    this.#man.redraw();
  }
}
