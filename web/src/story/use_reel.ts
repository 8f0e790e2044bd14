import { useEffect, useState } from 'preact/hooks';
import type { ReadJournal, Steps } from '../generated/protocol';
import { type Reel, reelOf } from './reel';

export type Eyes = 'book' | 'spectator' | number;

export type Found = { reel: Reel } | { missing: 'unknown' | 'playing' | 'unreachable' } | { refused: string };

// A table of this server, or the text of a journal.
export type Source = { table: string } | { journal: string };

// What the server says of a journal, and, for somebody's eyes, its steps; or why it refused.
export async function bringJournal(journal: string, eyes: Eyes | null): Promise<ReadJournal | { error: string }> {
  const answer = await fetch(`/api/journals${eyes === null ? '' : `?as=${eyes}`}`, { method: 'POST', body: journal });
  return (await answer.json()) as ReadJournal | { error: string };
}

async function fetchReel(source: Source, eyes: Eyes): Promise<Found> {
  if ('journal' in source) {
    const read = await bringJournal(source.journal, eyes);
    if ('error' in read) return { refused: read.error };
    return read.steps ? { reel: reelOf(read.steps) } : { missing: 'unreachable' };
  }
  const answer = await fetch(`/api/tables/${source.table}/steps?as=${eyes}`);
  if (answer.ok) return { reel: reelOf((await answer.json()) as Steps) };
  return { missing: answer.status === 403 ? 'playing' : answer.status === 404 ? 'unknown' : 'unreachable' };
}

// The game through these eyes; null while it is on its way.
export function useReel(source: Source, eyes: Eyes): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const name = 'table' in source ? source.table : source.journal;
  useEffect(() => {
    let wanted = true;
    fetchReel(source, eyes)
      .catch((): Found => ({ missing: 'unreachable' }))
      .then((each) => wanted && setFound(each));
    return () => {
      wanted = false;
    };
  }, [name, eyes]);
  return found;
}
