import type { BoxSheet as AnySheet, BoxVerdict as AnyVerdict, Compare, Comparison } from '../generated/protocol';
import type { Value } from './values';

// What the server says of boxes over HTTP.

export type BoxSheet = AnySheet & { components: Value };
export type BoxVerdict = AnyVerdict & { components: Value | null };

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

export const fetchSheet = (game: string, hash: string | null) =>
  ask<BoxSheet>(hash === null ? boxes(game) : `${boxes(game)}/${encodeURIComponent(hash)}`);

export const judge = (game: string, text: string, signal?: AbortSignal) =>
  ask<BoxVerdict>(`${boxes(game)}/check?whole`, { method: 'POST', body: text, ...(signal && { signal }) });

export const keep = (game: string, box: Value) =>
  ask<BoxVerdict>(boxes(game), { method: 'POST', body: JSON.stringify(box) });

const comparisons = '/api/comparisons';

export const compare = (game: string, options: Record<string, unknown>, box: string, games: number) =>
  ask<Comparison>(comparisons, {
    method: 'POST',
    body: JSON.stringify({ game, options, boxes: [null, box], games, seed: null } satisfies Compare),
  });
export const lookAt = (id: string) => ask<Comparison>(`${comparisons}/${id}`);
export const stop = (id: string) => ask<Comparison>(`${comparisons}/${id}`, { method: 'DELETE' });
