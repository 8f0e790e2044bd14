// The view after a step, from the view before it and what the server says has changed: docs/protocol.md has the rule.

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Members of an object and places of an array are merged one by one; anything else takes the place of what was there. Nothing old is touched, and
// what did not change is shared.
export function merge(old: unknown, change: unknown): unknown {
  if (!isObject(change) || typeof old !== 'object' || old === null) return change;
  const merged = (Array.isArray(old) ? [...old] : { ...old }) as Members;
  for (const [name, part] of Object.entries(change)) merged[name] = merge(merged[name], part);
  return merged;
}
