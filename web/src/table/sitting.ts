import type { Hinted, MayUndo, Refused, Reply, Table, Step as Told, Update } from '../generated/protocol';
import type { Connection } from '../shell/connection';
import { changeTable, forgetTable, hostToken, keepTable, mine, noteStage, takeArrival } from '../shell/my_tables';
import { isSamePledge, promised, random, seal } from '../shell/pledge';
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
  hint: Hinted | 'asked' | null; // of the seat, about entry `number`
  order: number | null; // of the seat: how far it goes along
  undo: MayUndo; // of this seat's last decision
  silent: readonly string[]; // who did not tell a part when the game was to begin, and lost the seat
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
    hint: null,
    order: null,
    undo: 'no',
    silent: [],
  });
  readonly talk = new Store<Talk>(quiet);
  readonly gestures = new Store<readonly Gesture[]>([]);
  readonly #connection: Connection;
  readonly #id: string;
  readonly #name: (table: Table | null) => string;
  readonly #stopListening: () => void;
  #freshLine = false; // what was asked over the line before may have been lost
  #again = false; // the seat was asked for on another line before
  #seated = false;

  constructor(connection: Connection, id: string, name: (table: Table | null) => string) {
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

  // The secrets are kept before anything is asked, so that a line that breaks before the answer loses no seat.
  sit(seat: number): void {
    const { table } = this.sitting.value;
    const name = this.#name(table);
    const token = hostToken(this.#id) ?? random();
    keepTable({
      table: this.#id,
      game: table?.game ?? '',
      token,
      stage: 'waiting',
      at: Date.now(),
      asked: { seat, name },
      part: random(),
      pledge: null,
    });
    this.#again = false;
    this.hush();
    this.#askSeat(seat, name);
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
  undo(): void {
    this.#ask({ type: 'undo', seen: this.sitting.value.number });
  }
  answerUndo(number: number, agree: boolean): void {
    this.#ask({ type: 'answer_undo', number, agree });
  }
  hint(): void {
    this.sitting.change({ hint: 'asked' });
    this.#ask({ type: 'hint' });
  }
  putHintAway(): void {
    this.sitting.change({ hint: null });
  }
  order(limit: number | null): void {
    this.#ask({ type: 'order', seen: this.sitting.value.number, limit });
  }
  leaveGame(): void {
    this.#ask({ type: 'leave' });
  }
  replace(seat: number): void {
    this.#ask({ type: 'replace', seat });
  }
  comeBack(): void {
    this.#ask({ type: 'come_back' });
  }
  hush(): void {
    this.sitting.change({ refused: null, silent: [] });
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
    this.#connection.watch(() => {
      this.#freshLine = true;
      // What stands by then is told anew.
      this.sitting.change({ order: null });
      const known = mine(this.#id);
      // The token of a seat that may never have been stored opens nothing yet.
      return {
        type: 'watch',
        table: this.#id,
        token: known && !known.asked ? known.token : null,
        seen: this.sitting.value.number,
      };
    });
  }

  #askSeat(seat: number, name: string): void {
    const known = mine(this.#id);
    if (!known?.part) return;
    this.#connection.askNow({
      type: 'sit',
      seat,
      name,
      key: seal('key', known.token),
      sealed: seal('part', known.part),
    });
  }

  // The table has named everybody's seals, and asks for parts. Ours is told for one set of seals and no other.
  #reveal(table: Table): void {
    const known = mine(this.#id);
    if (table.you === null || !table.awaited?.includes(table.you) || !known?.part) return;
    const pledge = promised(table, table.you, known.part);
    if (known.pledge && !isSamePledge(known.pledge, pledge)) return;
    if (!known.pledge) changeTable(this.#id, { pledge });
    this.#connection.askNow({ type: 'reveal', part: known.part });
  }

  // After a start that came to nothing our part is known: another is sealed. A part that was never told serves on.
  #sealAnew(table: Table): void {
    const known = mine(this.#id);
    if (table.you === null || table.stage !== 'waiting' || !table.fair || table.dealing < 2) return;
    if (!known || known.asked || table.sealed[table.you] !== null) return;
    if (known.pledge || !known.part) changeTable(this.#id, { part: random(), pledge: null });
    this.#askSeat(table.you, table.seats[table.you]!.name);
  }

  // What this table's news means for the seat of this browser.
  #mindSeat(table: Table): void {
    const known = mine(this.#id);
    if (table.you !== null) this.#seated = true;
    else if (this.#seated && table.stage === 'waiting' && known && !known.asked) {
      this.#seated = false;
      forgetTable(this.#id);
    }
    if (this.#freshLine && known?.asked && table.you === null) {
      this.#again = true;
      this.#askSeat(known.asked.seat, known.asked.name);
    }
    this.#freshLine = false;
    this.#sealAnew(table);
    this.#reveal(table);
  }

  // Whom the table waited for when a start came to nothing.
  #silentAt(table: Table): readonly string[] {
    const before = this.sitting.value.table;
    if (!before?.awaited?.length || table.awaited !== null || table.stage !== 'waiting')
      return this.sitting.value.silent;
    return before.awaited.map((seat) => before.seats[seat]!.name);
  }

  #hear(reply: Reply): void {
    if ('table' in reply && reply.table !== this.#id) return;
    switch (reply.type) {
      case 'table':
        this.talk.set(arrive(this.talk.value));
        this.sitting.change({ table: reply, missing: false, silent: this.#silentAt(reply) });
        // Before the start there is nothing to show: whoever waits here has seen everything.
        if (reply.stage === 'waiting') this.sitting.change({ number: reply.number, waited: true });
        noteStage(reply.table, reply.stage);
        this.#mindSeat(reply);
        this.#arrive(reply);
        return;
      case 'seated':
        changeTable(reply.table, { asked: null });
        // Asked for on an earlier line: it is stored, and the token opens it on this one.
        if (this.#again) this.#watch();
        this.#again = false;
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
      case 'hinted':
        if (reply.number === this.sitting.value.number) this.sitting.change({ hint: { ...reply } });
        return;
      case 'ordered':
        this.sitting.change({ order: reply.limit });
        return;
      case 'refused':
        this.#refused(reply);
        return;
      case 'tables':
      case 'tables_changed':
      case 'opened':
      case 'closing':
        return;
    }
  }

  #refused(reply: Refused & { type: 'refused' }): void {
    if (isTalk(reply.request)) this.talk.change({ refused: { ...reply } });
    else if (reply.code === 'wrong_token') this.#giveUpSeat();
    else if (reply.request === 'watch' && this.sitting.value.table === null) this.sitting.change({ missing: true });
    // Another tab of this seat was quicker.
    else if (reply.request === 'reveal') return;
    // What was to follow on sitting down says no more than that it came to nothing.
    else if (reply.code === 'not_seated' && this.sitting.value.refused?.request === 'sit') return;
    else {
      if (reply.request === 'sit' && mine(this.#id)?.asked) forgetTable(this.#id);
      if (reply.request === 'hint') this.putHintAway();
      this.sitting.change({ refused: { ...reply } });
    }
  }

  #learn({ number, steps, left, undo }: Update): void {
    const known = this.sitting.value;
    this.sitting.change({
      number,
      steps: withSteps(known, steps),
      deadline: left === null ? null : performance.now() + left,
      refused: null,
      undo,
      hint: number === known.number ? known.hint : null,
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
