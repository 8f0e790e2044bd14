import type { Stage } from '../generated/protocol';
import { remember, remembered } from './drawer';
import type { Pledge } from './pledge';
import { Store } from './store';

// The tables this browser sits at, and what it means to do at those it has just opened.

export interface MyTable {
  table: string;
  game: string;
  token: string;
  stage: Stage;
  at: number;
  // Tables from before dealing by parts lack these.
  asked?: { seat: number; name: string } | null; // what the server was asked for and has not answered yet
  part?: string; // of the table's chance, sealed
  pledge?: Pledge | null; // what was promised when the part was told
}

export const myTables = new Store<MyTable[]>(remembered<MyTable[]>('tables', []));
const mostTables = 40;

function write(tables: MyTable[]): void {
  myTables.set(tables);
  remember('tables', tables);
}

// As the browser knows it now: another tab may sit at the same table.
const all = (): MyTable[] => remembered<MyTable[]>('tables', []);
const otherThan = (table: string): MyTable[] => all().filter((each) => each.table !== table);

export function mine(table: string): MyTable | null {
  return all().find((each) => each.table === table) ?? null;
}

// The token is the only key to the seat, so a table is kept until many newer ones have come.
export function keepTable(mine: MyTable): void {
  write([mine, ...otherThan(mine.table)].slice(0, mostTables));
}

export function forgetTable(table: string): void {
  write(otherThan(table));
}

export function changeTable(table: string, part: Partial<MyTable>): void {
  const known = mine(table);
  if (known) keepTable({ ...known, ...part });
}

export function noteStage(table: string, stage: Stage): void {
  if ((mine(table)?.stage ?? stage) !== stage) changeTable(table, { stage });
}

// The token with which whoever opened a table will sit down there, and be its host.
const hostTokens = new Map<string, string>();

export function keepHostToken(table: string, token: string): void {
  hostTokens.set(table, token);
}

export function hostToken(table: string): string | undefined {
  return hostTokens.get(table);
}

// What to do on arrival at a table this browser has just opened: sit down, fill seats with bots, begin.
interface Arrival {
  seat: number;
  bots: Record<number, string>;
  start: boolean;
}

const arrivals = new Map<string, Arrival>();

export function planArrival(table: string, arrival: Arrival): void {
  arrivals.set(table, arrival);
}

// A plan is carried out once.
export function takeArrival(table: string): Arrival | null {
  const plan = arrivals.get(table) ?? null;
  arrivals.delete(table);
  return plan;
}
