import type { Connection } from '../connection';
import { remember, remembered } from '../drawer';
import type { Refused, Reply, Stage, Table } from '../generated/protocol';
import { Store } from '../store';
import { arrive, type Gesture, gestureLasts, hear, isTalk, quiet, type Talk } from './talk';

// One table as this page knows it, kept up to date from the connection.
export interface Sitting {
  table: Table | null;
  missing: boolean;
  seq: number;
  view: unknown;
  events: readonly unknown[];
  deadline: number | null; // by performance.now()
  refused: Refused | null;
}

// What to do on arrival at a table this browser has just opened: sit down, fill seats with bots, begin.
export interface Arrival {
  seat: number;
  bots: Record<number, string>;
  start: boolean;
}

export interface MyTable {
  table: string;
  game: string;
  token: string;
  stage: Stage;
  at: number;
}

export const myTables = new Store<MyTable[]>(remembered<MyTable[]>('tables', []));
const mostTables = 40;

// The token is the only key to the seat, so a table is kept until many newer ones have come.
function keep(mine: MyTable): void {
  const others = myTables.value.filter((each) => each.table !== mine.table);
  myTables.set([mine, ...others].slice(0, mostTables));
  remember('tables', myTables.value);
}

function noteStage(table: string, stage: Stage): void {
  const mine = myTables.value.find((each) => each.table === table);
  if (mine && mine.stage !== stage) keep({ ...mine, stage });
}

const arrivals = new Map<string, Arrival>();
export function planArrival(table: string, arrival: Arrival): void {
  arrivals.set(table, arrival);
}

// 64 hexadecimal digits of the player's own chance, mixed into the table's: nobody alone decides what is dealt.
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Chair {
  readonly sitting = new Store<Sitting>({
    table: null,
    missing: false,
    seq: 0,
    view: null,
    events: [],
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
    this.#ask({ type: 'play', seen: this.sitting.value.seq, move });
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
      token: myTables.value.find((mine) => mine.table === this.#id)?.token ?? null,
      seen: this.sitting.value.seq,
    }));
  }

  #hear(reply: Reply): void {
    if ('table' in reply && reply.table !== this.#id) return;
    switch (reply.type) {
      case 'table':
        this.talk.set(arrive(this.talk.value));
        this.sitting.change({ table: reply, missing: false });
        noteStage(reply.table, reply.stage);
        this.#arrive(reply);
        return;
      case 'seated':
        keep({
          table: reply.table,
          game: this.sitting.value.table?.game ?? '',
          token: reply.token,
          stage: 'waiting',
          at: Date.now(),
        });
        return;
      case 'update': {
        const { seq, events } = this.sitting.value;
        const news = reply.seq > seq ? (reply.events as unknown[]) : [];
        const deadline = reply.left === null ? null : performance.now() + reply.left;
        this.sitting.change({
          seq: reply.seq,
          view: reply.view,
          events: [...events, ...news],
          deadline,
          refused: null,
        });
        return;
      }
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

  // The key does not fit any more (the server's tables were swapped for others): look on like any visitor.
  #giveUpSeat(): void {
    myTables.set(myTables.value.filter((mine) => mine.table !== this.#id));
    remember('tables', myTables.value);
    this.#watch();
  }

  #arrive(table: Table): void {
    const plan = arrivals.get(this.#id);
    if (!plan || table.stage !== 'waiting') return;
    arrivals.delete(this.#id);
    this.sit(plan.seat);
    for (const [seat, bot] of Object.entries(plan.bots)) this.seatBot(Number(seat), bot);
    if (plan.start) this.start();
  }
}
