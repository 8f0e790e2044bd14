import { useEffect, useState } from 'preact/hooks';
import type { BotsOnOffer } from '../kit/levels';
import { isKnown } from '.';

// The games this server offers, as GET /api/games describes them.

export type Option =
  | { name: string; kind: 'int'; default: number; low: number; high: number }
  | { name: string; kind: 'bool'; default: boolean }
  | { name: string; kind: 'choice'; default: string; choices: string[] };

export interface GameOnOffer extends BotsOnOffer {
  id: string;
  seats: [number, number];
  options: Option[];
  components: unknown;
}

let asked: Promise<GameOnOffer[]> | undefined;

async function ask(): Promise<GameOnOffer[]> {
  for (let wait = 500; ; wait = Math.min(wait * 1.7, 5000)) {
    try {
      const answer = await fetch('/api/games');
      if (answer.ok) return ((await answer.json()) as GameOnOffer[]).filter((game) => isKnown(game.id));
    } catch {
      // The server is away for a moment: the connection says so, here it is enough to ask again.
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export function useGamesOnOffer(): GameOnOffer[] | null {
  const [games, setGames] = useState<GameOnOffer[] | null>(null);
  useEffect(() => {
    asked ??= ask();
    asked.then(setGames);
  }, []);
  return games;
}
