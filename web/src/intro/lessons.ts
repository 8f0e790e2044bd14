import { remember, remembered } from '../shell/drawer';
import { Store } from '../shell/store';

// How far the coach has come at each table of this browser. A table that is not here has no coach, or was told to do without.
type Lessons = Readonly<Record<string, number>>;

export const lessons = new Store<Lessons>(remembered<Lessons>('lessons', {}));
const mostLessons = 20;

export function reach(table: string, step: number): void {
  const others = Object.entries(lessons.value).filter(([each]) => each !== table);
  lessons.set(Object.fromEntries([...others, [table, step] as const].slice(-mostLessons)));
  remember('lessons', lessons.value);
}

export function dismiss(table: string): void {
  lessons.set(Object.fromEntries(Object.entries(lessons.value).filter(([each]) => each !== table)));
  remember('lessons', lessons.value);
}
