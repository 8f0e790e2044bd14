import type { TableSummary, TablesChanged } from '../generated/protocol';

// The list after what changed: what is on it stays in its place, what is new comes first.
export function merged(before: readonly TableSummary[], { changed, removed }: TablesChanged): TableSummary[] {
  const news = new Map(changed.map((each) => [each.table, each]));
  const stay = before.filter(({ table }) => !removed.includes(table)).map((each) => news.get(each.table) ?? each);
  const known = new Set(before.map(({ table }) => table));
  return [...changed.filter(({ table }) => !known.has(table)), ...stay];
}
