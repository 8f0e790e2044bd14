import { expect, test } from 'vitest';
import type { Stage, TableSummary } from '../generated/protocol';
import { merged } from './listed';

const table = (name: string, stage: Stage = 'waiting'): TableSummary => ({
  table: name,
  game: 'czary-mary',
  stage,
  seats: [],
  own_box: null,
  from: null,
});
const changes = (changed: TableSummary[], removed: string[] = []) => ({
  type: 'tables_changed' as const,
  changed,
  removed,
});
const before = [table('c'), table('b'), table('a')];

test('what changed stays in its place', () => {
  expect(merged(before, changes([table('b', 'playing')]))).toEqual([table('c'), table('b', 'playing'), table('a')]);
});

test('what is new comes first, and what is removed goes', () => {
  const after = merged(before, changes([table('e'), table('d')], ['b', 'unknown']));
  expect(after.map((each) => each.table)).toEqual(['e', 'd', 'c', 'a']);
});

test('told twice is as good as told once', () => {
  const change = changes([table('d'), table('a', 'playing')], ['c']);
  const once = merged(before, change);
  expect(merged(once, change)).toEqual(once);
});
