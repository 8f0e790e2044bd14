import type { Stage } from '../generated/protocol';
import { remember, remembered } from './drawer';
import { Store } from './store';

// The tables this browser sits at, and what it means to do at those it has just opened.

export interface MyTable {
  table: string;
  game: string;
  token: string;
  stage: Stage;
  at: number;
}

export const myTables = new Store<MyTable[]>(remembered<MyTable[]>('tables', []));
const mostTables = 40;

function write(tables: MyTable[]): void {
  myTables.set(tables);
  remember('tables', tables);
}

const otherThan = (table: string): MyTable[] => myTables.value.filter((each) => each.table !== table);

// The token is the only key to the seat, so a table is kept until many newer ones have come.
export function keepTable(mine: MyTable): void {
  write([mine, ...otherThan(mine.table)].slice(0, mostTables));
}

export function forgetTable(table: string): void {
  write(otherThan(table));
}

export function tokenOf(table: string): string | null {
  return myTables.value.find((mine) => mine.table === table)?.token ?? null;
}

export function noteStage(table: string, stage: Stage): void {
  const mine = myTables.value.find((each) => each.table === table);
  if (mine && mine.stage !== stage) keepTable({ ...mine, stage });
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
