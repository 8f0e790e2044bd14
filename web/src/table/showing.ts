import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameClient } from '../games/game';
import { prefersStillness, settings, tempo } from '../settings';
import { arrive, type Departure, depart } from './travel';

// Plays what happened one event after another. Nothing waits for it: the newest view is already in force, this only decides how far
// the eye has come.

export interface Shown {
  view: unknown;
  count: number; // events shown so far
  event: unknown | null; // being shown now
}

const patience = 1800; // milliseconds of showing that may pile up before it is hurried
const endurance = 12000; // more than this is not shown at all, the page simply catches up

export function hurry(total: number): number {
  return total > patience ? patience / total : 1;
}

interface Truth {
  view: unknown;
  events: readonly unknown[];
}

interface Live extends Truth {
  client: AnyGameClient;
  components: unknown;
  fromStart: boolean;
}

class Showing {
  truth: Truth;
  shown: Shown;
  departures: Departure[] = [];
  duration = 0;
  readonly #client: AnyGameClient;
  readonly #components: unknown;
  readonly #redraw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ client, components, view, events, fromStart }: Live, redraw: () => void) {
    this.#client = client;
    this.#components = components;
    this.#redraw = redraw;
    this.truth = { view, events };
    this.shown = { view, count: events.length, event: null };
    // Whoever waited for the game to begin sees it dealt; whoever comes later sees how it stands.
    const first = events[0];
    if (fromStart && first) this.shown = { view: client.advance(view, first, components), count: 1, event: first };
  }

  learn(truth: Truth): void {
    this.truth = truth;
    if (this.#timer === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = undefined;
    const { events, view } = this.truth;
    const rest = events.slice(this.shown.count);
    const planned = rest.reduce<number>((sum, event) => sum + this.#client.pace(event), 0);
    const pace = tempo[settings.value.speed];
    if (rest.length === 0 || pace === 0 || document.hidden || planned > endurance || this.shown.view === null) {
      this.#show({ view, count: events.length, event: null }, 0);
      return;
    }
    const event = rest[0]!;
    const duration = this.#client.pace(event) * pace * hurry(planned);
    this.departures = prefersStillness() ? [] : depart(this.#client.travels(event));
    const next = this.#client.advance(this.shown.view, event, this.#components);
    this.#show({ view: next, count: this.shown.count + 1, event }, duration);
    this.#timer = setTimeout(() => this.#next(), duration);
  }

  #show(shown: Shown, duration: number): void {
    this.shown = shown;
    this.duration = duration;
    this.#redraw();
  }
}

export function useShowing(live: Live): Shown {
  const { view, events } = live;
  const [, redraw] = useState({});
  const showing = useRef<Showing | null>(null);
  showing.current ??= new Showing(live, () => redraw({}));
  const current = showing.current;
  useEffect(() => current.learn({ view, events }), [current, view, events]);
  useEffect(() => () => current.stop(), [current]);
  const { shown } = current;
  useLayoutEffect(() => {
    for (const departure of current.departures.splice(0)) arrive(departure, current.duration);
  });
  return shown;
}
