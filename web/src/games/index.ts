import { useEffect, useState } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';

const clients: Record<string, () => Promise<{ default: AnyGameClient }>> = {
  'czary-mary': () => import('./czary_mary'),
  'final-touch': () => import('./final_touch'),
  'modern-art': () => import('./modern_art'),
  fresco: () => import('./fresco'),
  'projekt-art': () => import('./projekt_art'),
};

const loaded = new Map<string, AnyGameClient>();

export function isKnown(game: string): boolean {
  return game in clients;
}

async function loadGame(game: string): Promise<AnyGameClient | null> {
  const load = clients[game];
  if (!load) return null;
  const client = loaded.get(game) ?? (await load()).default;
  loaded.set(game, client);
  return client;
}

// The game's client once it is here.
export function useGame(game: string | undefined): AnyGameClient | null {
  const [, redraw] = useState({});
  useEffect(() => {
    let wanted = true;
    if (game && !loaded.has(game)) loadGame(game).then(() => wanted && redraw({}));
    return () => {
      wanted = false;
    };
  }, [game]);
  return (game && loaded.get(game)) || null;
}
