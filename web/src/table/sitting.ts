import type { Refused, Reply, Table, Step as Told, Update } from '../generated/protocol';
import type { Connection } from '../shell/connection';
import { forgetTable, keepTable, noteStage, takeArrival, tokenOf } from '../shell/my_tables';
import { Store } from '../shell/store';
import { merge } from '../story/merge';
import { arrive, type Gesture, gestureLasts, hear, isTalk, quiet, type Talk } from './talk';

// A decision, a roll or a deal: what this page may hear of it, and the table exactly as it is afterwards. Without a view it is a step of the past that
// is only told, not shown.
export interface Step {
  number: number; // of its entry in the table's journal; several steps may share it
  events: readonly unknown[];
  view: unknown | null;
}

// One table as this page knows it, kept up to date from the connection.
interface Sitting {
  table: Table | null;
  missing: boolean;
  number: number; // of the last entry of the table's journal that this page has heard of
  steps: readonly Step[];
  waited: boolean; // this page was there before the first deal
  deadline: number | null; // by performance.now()
  refused: Refused | null;
}

// 64 hexadecimal digits of the player's own chance, mixed into the table's: nobody alone decides what is dealt.
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Everything known, and what is told now. What has been heard already is not told twice; the view that comes with it counts all the same.
export function withSteps(known: Pick<Sitting, 'number' | 'steps'>, told: readonly Told[]): Step[] {
  const steps = [...known.steps];
  let last = steps.at(-1)?.view ?? null;
  for (const { number, events, view, change } of told) {
    const after = view ?? (change === null || last === null ? null : merge(last, change));
    last = after ?? last;
    const newest = steps.at(-1);
    if (newest && number <= known.number) steps[steps.length - 1] = { ...newest, view: last };
    else steps.push({ number, events: events as unknown[], view: after });
  }
  return steps;
}

export class Chair {
  readonly sitting = new Store<Sitting>({
    table: null,
    missing: false,
    number: 0,
    steps: [],
    waited: false,
    deadline: null,
    refused: null,
  });
  readonly talk = new Store<Talk>(quiet);
  readonly gestures = new Store<readonly Gesture[]>([]);
  readonly #connection: Connection;
  readonly #id: string;
  readonly #name: () => string;
  readonly #stopListening: () => void;

  constructor(connection: Connection, id: string, name: () => string) {
    this.#connection = connection;
    this.#id = id;
    this.#name = name;
    this.#stopListening = connection.listen((reply) => this.#hear(reply));
    this.#watch();
  }

  leave(): void {
    this.#stopListening();
    this.#connection.leave();
  }

  sit(seat: number): void {
    this.#ask({ type: 'sit', seat, name: this.#name(), entropy: entropy() });
  }
  seatBot(seat: number, bot: string): void {
    this.#ask({ type: 'seat_bot', seat, bot });
  }
  unseat(seat: number): void {
    this.#ask({ type: 'unseat', seat });
  }
  start(): void {
    this.#ask({ type: 'start' });
  }
  play(move: unknown): void {
    this.#ask({ type: 'play', seen: this.sitting.value.number, move });
  }
  hush(): void {
    this.sitting.change({ refused: null });
  }

  // Each answers whether it went out: what is said into a broken line stays in the field.
  say(text: string): boolean {
    return this.#speak({ type: 'say', text });
  }
  signal(signal: string, about: string[]): boolean {
    return this.#speak({ type: 'signal', signal, about });
  }
  invite(table: string): boolean {
    return this.#speak({ type: 'invite', table });
  }
  // Pointing at the same thing again takes it back.
  point(thing: string): boolean {
    const mine = this.gestures.value.find((each) => each.seat === this.sitting.value.table?.you);
    const again = mine && !mine.signal && mine.things[0] === thing;
    return this.#speak({ type: 'point', at: again ? '' : thing });
  }
  markRead(): void {
    const last = this.talk.value.lines.at(-1)?.n ?? 0;
    if (last > this.talk.value.read) this.talk.change({ read: last });
  }

  #speak(request: Parameters<Connection['askNow']>[0]): boolean {
    this.talk.change({ refused: null });
    return this.#connection.askNow(request);
  }

  #gesture(seat: number, things: readonly string[], signal: boolean): void {
    const others = this.gestures.value.filter((each) => each.seat !== seat);
    const gesture = { seat, things, signal };
    this.gestures.set(things.length > 0 ? [...others, gesture] : others);
    setTimeout(() => this.gestures.set(this.gestures.value.filter((each) => each !== gesture)), gestureLasts);
  }

  #ask(request: Parameters<Connection['askNow']>[0]): void {
    this.hush();
    this.#connection.askNow(request);
  }

  #watch(): void {
    this.#connection.watch(() => ({
      type: 'watch',
      table: this.#id,
      token: tokenOf(this.#id),
      seen: this.sitting.value.number,
    }));
  }

  #hear(reply: Reply): void {
    if ('table' in reply && reply.table !== this.#id) return;
    switch (reply.type) {
      case 'table':
        this.talk.set(arrive(this.talk.value));
        this.sitting.change({ table: reply, missing: false });
        // Before the start there is nothing to show: whoever waits here has seen everything.
        if (reply.stage === 'waiting') this.sitting.change({ number: reply.number, waited: true });
        noteStage(reply.table, reply.stage);
        this.#arrive(reply);
        return;
      case 'seated':
        keepTable({
          table: reply.table,
          game: this.sitting.value.table?.game ?? '',
          token: reply.token,
          stage: 'waiting',
          at: Date.now(),
        });
        return;
      case 'update':
        this.#learn(reply);
        return;
      case 'said':
        // What was missed while the line was down is read, not pointed out.
        if (this.talk.value.arrived && reply.lines.length === 1)
          this.#gesture(reply.lines[0]!.seat, reply.lines[0]!.about, true);
        this.talk.set(hear(this.talk.value, reply.lines));
        return;
      case 'pointed':
        this.#gesture(reply.seat, reply.at ? [reply.at] : [], false);
        return;
      case 'refused':
        if (isTalk(reply.request)) this.talk.change({ refused: { ...reply } });
        else if (reply.code === 'wrong_token') this.#giveUpSeat();
        else if (reply.request === 'watch' && this.sitting.value.table === null) this.sitting.change({ missing: true });
        else this.sitting.change({ refused: { ...reply } });
        return;
      case 'tables':
      case 'opened':
        return;
    }
  }

  #learn({ number, steps, left }: Update): void {
    const known = this.sitting.value;
    this.sitting.change({
      number,
      steps: withSteps(known, steps),
      deadline: left === null ? null : performance.now() + left,
      refused: null,
    });
  }

  // The key does not fit any more (the server's tables were swapped for others): look on like any visitor.
  #giveUpSeat(): void {
    forgetTable(this.#id);
    this.#watch();
  }

  #arrive(table: Table): void {
    const plan = table.stage === 'waiting' ? takeArrival(this.#id) : null;
    if (!plan) return;
    this.sit(plan.seat);
    for (const [seat, bot] of Object.entries(plan.bots)) this.seatBot(Number(seat), bot);
    if (plan.start) this.start();
  }
}
