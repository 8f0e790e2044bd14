import { useEffect, useState } from 'preact/hooks';
import type { Steps } from '../generated/protocol';
import { type Reel, reelOf } from './reel';

export type Eyes = 'book' | 'spectator' | number;

export type Found = { reel: Reel } | { missing: 'unknown' | 'playing' | 'unreachable' };

async function fetchReel(table: string, eyes: Eyes): Promise<Found> {
  const answer = await fetch(`/api/tables/${table}/steps?as=${eyes}`);
  if (answer.ok) return { reel: reelOf((await answer.json()) as Steps) };
  return { missing: answer.status === 403 ? 'playing' : answer.status === 404 ? 'unknown' : 'unreachable' };
}

// The game through these eyes; null while it is on its way.
export function useReel(table: string, eyes: Eyes): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchReel(table, eyes)
      .catch((): Found => ({ missing: 'unreachable' }))
      .then((each) => wanted && setFound(each));
    return () => {
      wanted = false;
    };
  }, [table, eyes]);
  return found;
}
