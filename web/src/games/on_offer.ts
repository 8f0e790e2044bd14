import { useEffect, useState } from 'preact/hooks';
import type { BotsOnOffer } from '../kit/levels';
import { isKnown } from '.';

// The games this server offers, as GET /api/offers describes them.

export type Option =
  | { name: string; kind: 'int'; default: number; low: number; high: number }
  | { name: string; kind: 'bool'; default: boolean }
  | { name: string; kind: 'choice'; default: string; choices: string[] };

export interface GameOnOffer extends BotsOnOffer {
  id: string;
  seats: [number, number];
  options: Option[];
  unfit: Unfit[];
}

// No table of so many seats can have this value of this option.
export interface Unfit {
  seats: number;
  option: string;
  value: number | boolean | string;
}

let asked: Promise<GameOnOffer[]> | undefined;

async function ask(): Promise<GameOnOffer[]> {
  for (let wait = 500; ; wait = Math.min(wait * 1.7, 5000)) {
    try {
      const answer = await fetch('/api/offers');
      if (answer.ok) return ((await answer.json()) as GameOnOffer[]).filter((game) => isKnown(game.id));
    } catch {
      // The server is away for a moment: the connection says so, here it is enough to ask again.
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export function gamesOnOffer(): Promise<GameOnOffer[]> {
  asked ??= ask();
  return asked;
}

export function useGamesOnOffer(): GameOnOffer[] | null {
  const [games, setGames] = useState<GameOnOffer[] | null>(null);
  useEffect(() => {
    gamesOnOffer().then(setGames);
  }, []);
  return games;
}
