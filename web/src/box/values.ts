// A box as JSON, and ways through it. A path names one value, `tiles[3].points`, as the server's sentences do; the way of a path is what all its
// likes have in common, `tiles.points`, and what texts are filed under; that a fact has a `value` is no part of it.

export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
export type Fields = { [name: string]: Value };

export const isList = (value: Value | undefined): value is Value[] => Array.isArray(value);
export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const partsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));

export function pathOf(parts: readonly (string | number)[]): string {
  return parts.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}

export const joined = (path: string, part: string | number): string => pathOf([...partsOf(path), part]);

export const wayOf = (path: string): string =>
  partsOf(path)
    .filter((part) => typeof part === 'string' && part !== 'value')
    .join('.');

// Whether a value belongs to a thing: is it, or lies in it.
export const within = (path: string, thing: string): boolean =>
  path === thing || (path.startsWith(thing) && '.['.includes(path.charAt(thing.length)));

export function valueAt(box: Value | undefined, path: string): Value | undefined {
  let value = box;
  for (const part of partsOf(path)) {
    if (typeof part === 'number') value = isList(value) ? value[part] : undefined;
    else value = isFields(value) ? value[part] : undefined;
  }
  return value;
}

function replaced(value: Value | undefined, parts: readonly (string | number)[], next: Value): Value {
  const [part, ...rest] = parts;
  if (part === undefined) return next;
  if (typeof part === 'number') {
    const list = isList(value) ? [...value] : [];
    list[part] = replaced(list[part], rest, next);
    return list;
  }
  const fields = isFields(value) ? value : {};
  return { ...fields, [part]: replaced(fields[part], rest, next) };
}

export const changed = (box: Value, path: string, next: Value): Value => replaced(box, partsOf(path), next);

export const same = (a: Value | undefined, b: Value | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

export type Source = 'printed' | 'reconstructed';

// Everything that says where it is from, by path: facts, tiles, cards, maps.
export function sourcesOf(box: Value, path = ''): Map<string, Source> {
  const found = new Map<string, Source>();
  const look = (value: Value, here: string) => {
    if (isList(value)) for (const [i, each] of value.entries()) look(each, joined(here, i));
    if (!isFields(value)) return;
    if (typeof value.source === 'string') found.set(here, value.source as Source);
    for (const [name, each] of Object.entries(value)) look(each, joined(here, name));
  };
  look(box, path);
  return found;
}

// The nearest of them that a value belongs to.
export function sourceOver(box: Value, path: string): { path: string; source: Source } | null {
  const parts = partsOf(path);
  for (let length = parts.length; length > 0; --length) {
    const here = pathOf(parts.slice(0, length));
    const value = valueAt(box, here);
    if (isFields(value) && typeof value.source === 'string') return { path: here, source: value.source as Source };
  }
  return null;
}

export interface Line {
  path: string;
  was: Value | undefined; // undefined: not there
  is: Value | undefined;
}

const isPlain = (value: Value): boolean => !isFields(value) && !(isList(value) && value.some((each) => isFields(each)));

// What is different, value by value; a list of plain values is one value.
export function linesBetween(was: Value | undefined, is: Value | undefined, path = ''): Line[] {
  if (same(was, is)) return [];
  if (was === undefined || is === undefined || isPlain(was) || isPlain(is)) return [{ path, was, is }];
  const names = isFields(was)
    ? [...new Set([...Object.keys(was), ...Object.keys(isFields(is) ? is : {})])]
    : Array.from(
        { length: Math.max(was === null ? 0 : (was as Value[]).length, isList(is) ? is.length : 0) },
        (_, i) => i,
      );
  return names.flatMap((name) => {
    const here = joined(path, name);
    return linesBetween(valueAt(was, String(pathOf([name]))), valueAt(is, pathOf([name])), here);
  });
}
