import type { Value } from './values';

// What the server says of boxes over HTTP.

export interface BoxField {
  path: string; // with `[]` for every element of a list
  kind: 'number' | 'flag' | 'choice' | 'list' | 'group';
  optional: boolean;
  low: number | null;
  high: number | null;
  choices: string[];
}
export interface BoxNote {
  path: string;
  en: string;
  pl: string;
}
export interface BoxProblem extends BoxNote {
  line: number | null;
}
export interface BoxSheet {
  game: string;
  hash: string;
  own: boolean;
  components: Value;
  toml: string;
  seats: number[];
  fields: BoxField[];
  constraints: BoxNote[];
  notes: BoxNote[];
}
export interface BoxVerdict {
  sound: boolean;
  kept: boolean;
  hash: string | null;
  own: boolean;
  seats: number[];
  problems: BoxProblem[];
  components: Value | null;
  toml: string | null;
}

// An answer, or the sentence and status with which it was refused; null: the server is away.
export type Answer<T> = { ok: true; said: T } | { ok: false; status: number; text: string } | null;

async function ask<T>(address: string, request?: RequestInit): Promise<Answer<T>> {
  try {
    const answer = await fetch(address, request);
    const said = (await answer.json().catch(() => ({}))) as T & { error?: string };
    // A box that is not sound is an answer too.
    if (answer.ok || (answer.status === 422 && said.error === undefined)) return { ok: true, said };
    return { ok: false, status: answer.status, text: said.error ?? '' };
  } catch {
    return null;
  }
}

const boxes = (game: string) => `/api/boxes/${encodeURIComponent(game)}`;

// The program's own box; it keeps no others yet.
export async function fetchSheet(game: string, hash: string | null): Promise<Answer<BoxSheet>> {
  if (hash !== null) return { ok: false, status: 404, text: '' };
  const answer = await ask<{ id: string; seats: number[]; components: Value }[]>('/api/games');
  if (!answer?.ok) return answer as Answer<BoxSheet>;
  const found = answer.said.find(({ id }) => id === game);
  if (!found) return { ok: false, status: 404, text: '' };
  const { components, seats } = found;
  const rest = { hash: '', own: false, toml: '', fields: [], constraints: [], notes: [] };
  return { ok: true, said: { game, components, seats, ...rest } };
}

export const judge = (game: string, text: string, signal?: AbortSignal) =>
  ask<BoxVerdict>(`${boxes(game)}/check?whole`, { method: 'POST', body: text, ...(signal && { signal }) });

export const keep = (game: string, box: Value) =>
  ask<BoxVerdict>(boxes(game), { method: 'POST', body: JSON.stringify(box) });

export interface Spread {
  mean: number;
  low: number;
  high: number;
}
export interface Figure {
  name: string;
  seat: number | null;
  first: Spread;
  second: Spread;
  difference: Spread;
}
export interface ComparedPart {
  options: Record<string, unknown>;
  games: number;
  figures: Figure[];
}
export interface Comparison {
  comparison: string;
  game: string;
  state: 'waiting' | 'working' | 'done' | 'stopped';
  done: number;
  bot: string;
  games: number;
  seed: number;
  boxes: string[];
  parts: ComparedPart[];
}

const comparisons = '/api/comparisons';

export const compare = (game: string, options: Record<string, unknown>, box: string, games: number) =>
  ask<Comparison>(comparisons, { method: 'POST', body: JSON.stringify({ game, options, boxes: [null, box], games }) });
export const lookAt = (id: string) => ask<Comparison>(`${comparisons}/${id}`);
export const stop = (id: string) => ask<Comparison>(`${comparisons}/${id}`, { method: 'DELETE' });
