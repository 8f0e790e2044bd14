import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply, Request, Table, Watch } from '../generated/protocol';
import type { Connection } from '../shell/connection';
import { mine } from '../shell/my_tables';
import { seal } from '../shell/pledge';
import { Chair } from './sitting';

// A line that keeps what is sent over it, breaks when told to, and never answers by itself.
class Line {
  sent: Request[] = [];
  #listener: (reply: Reply) => void = () => {};
  #watching: (() => Watch) | null = null;
  listen(listener: (reply: Reply) => void) {
    this.#listener = listener;
    return () => {};
  }
  watch(watching: () => Watch) {
    this.#watching = watching;
    this.sent.push({ ...watching() });
  }
  askNow(request: Request) {
    this.sent.push(request);
    return true;
  }
  leave() {}
  // A new line stands.
  mend() {
    this.sent = [];
    this.sent.push(this.#watching!());
  }
  hear(reply: Reply) {
    this.#listener(reply);
  }
  all<T extends Request['type']>(type: T) {
    return this.sent.filter((each): each is Extract<Request, { type: T }> => each.type === type);
  }
}

const seat = (name: string | null) => ({
  sitter: name === null ? ('nobody' as const) : ('person' as const),
  name: name ?? '',
  present: true,
  stand_in: null,
});

let count = 0;
let id: string;
let line: Line;
let chair: Chair;

const table = (part: Partial<Table> = {}): Reply => ({
  type: 'table',
  table: id,
  number: 1,
  game: 'czary-mary',
  rules: 1,
  options: {},
  components: '',
  stage: 'waiting',
  seats: [seat(null), seat('Jan')],
  you: null,
  host: 1,
  awaited: null,
  stand_in: 'club',
  hints: false,
  fair: true,
  dealing: 2,
  from: null,
  commitment: 'c',
  sealed: [null, 'jan'],
  undo: null,
  result: null,
  own_box: false,
  ...part,
});
const seated = (part: Partial<Table> = {}) => {
  const own = seal('part', mine(id)!.part!);
  return table({ seats: [seat('Ola'), seat('Jan')], you: 0, sealed: [own, 'jan'], ...part });
};

beforeEach(() => {
  vi.useFakeTimers();
  id = `table${++count}`;
  line = new Line();
  chair = new Chair(line as unknown as Connection, id, () => 'Ola');
  line.hear(table());
});

it('keeps its secrets before it asks for the seat, and sends only their seals', () => {
  chair.sit(0);
  const [asked] = line.all('sit');
  const kept = mine(id)!;
  expect(asked).toMatchObject({ seat: 0, name: 'Ola', key: seal('key', kept.token), sealed: seal('part', kept.part!) });
  expect(JSON.stringify(line.sent)).not.toContain(kept.token);
  expect(JSON.stringify(line.sent)).not.toContain(kept.part);
});

it('a line that breaks before the answer: the same is asked again, and the token opens the seat', () => {
  chair.sit(0);
  const [before] = line.all('sit');
  line.mend();
  expect(line.all('watch')[0]!.token).toBeNull();
  line.hear(table());
  expect(line.all('sit')).toEqual([before]);
  line.hear({ type: 'seated', table: id, seat: 0 });
  expect(line.all('watch').at(-1)!.token).toBe(mine(id)!.token);
  line.hear(seated());
  line.mend();
  expect(line.all('watch')[0]!.token).toBe(mine(id)!.token);
  line.hear(seated());
  expect(line.all('sit')).toEqual([]);
});

it('a seat that was refused is forgotten', () => {
  chair.sit(0);
  line.hear({ type: 'refused', request: 'sit', code: 'name_taken', value: 1, text: '' });
  line.hear({ type: 'refused', request: 'start', code: 'not_seated', value: 0, text: '' });
  expect(mine(id)).toBeNull();
  expect(chair.sitting.value.refused?.code).toBe('name_taken');
});

it('tells its part when that is awaited, for these seals and no others', () => {
  chair.sit(0);
  line.hear({ type: 'seated', table: id, seat: 0 });
  line.hear(seated());
  expect(line.all('reveal')).toEqual([]);
  line.hear(seated({ awaited: [0, 1] }));
  expect(line.all('reveal')).toEqual([{ type: 'reveal', part: mine(id)!.part }]);
  expect(mine(id)!.pledge).toMatchObject({ seat: 0, commitment: 'c', sealed: [seal('part', mine(id)!.part!), 'jan'] });
  const own = seal('part', mine(id)!.part!);
  line.hear(seated({ awaited: [0, 1], sealed: [own, 'another, chosen by whoever heard the part'] }));
  expect(line.all('reveal').length).toBe(1);
});

it('seals another part when a start came to nothing, and names who did not tell theirs', () => {
  chair.sit(0);
  line.hear({ type: 'seated', table: id, seat: 0 });
  line.hear(seated({ awaited: [0, 1] }));
  const told = mine(id)!.part;
  line.hear(seated({ awaited: [1] }));
  line.hear(table({ seats: [seat('Ola'), seat(null)], you: 0, sealed: [null, null] }));
  expect(chair.sitting.value.silent).toEqual(['Jan']);
  const anew = mine(id)!;
  expect(anew.part).not.toBe(told);
  expect(anew.pledge).toBeNull();
  expect(line.all('sit').at(-1)).toMatchObject({ key: seal('key', anew.token), sealed: seal('part', anew.part!) });
});

it('forgets a seat it was sent away from', () => {
  chair.sit(0);
  line.hear({ type: 'seated', table: id, seat: 0 });
  line.hear(seated());
  line.hear(table());
  expect(mine(id)).toBeNull();
});
