import { useEffect, useState } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import { atTable } from '../kit/table_events';
import { settings } from '../shell/settings';
import { useStore } from '../shell/store';
import type { Catalogue, Language } from '../texts/format';

const clients: Record<string, () => Promise<{ default: AnyGameClient }>> = {
  'czary-mary': () => import('./czary_mary'),
  'final-touch': () => import('./final_touch'),
  'modern-art': () => import('./modern_art'),
  fresco: () => import('./fresco'),
  'projekt-art': () => import('./projekt_art'),
};

// All a catalogue says, in a file of its own for each language.
const catalogues = import.meta.glob<Catalogue>('@games/*/texts/*.json', { import: 'default' });

export interface LoadedGame {
  client: AnyGameClient;
  texts: Catalogue;
}

const loaded = new Map<string, AnyGameClient>();
const read = new Map<string, Catalogue>();

export const knownGames: readonly string[] = Object.keys(clients);

export function isKnown(game: string): boolean {
  return game in clients;
}

async function loadClient(game: string): Promise<void> {
  const load = clients[game];
  if (load && !loaded.has(game)) loaded.set(game, atTable((await load()).default));
}

const nameOf = (game: string, language: Language) => `${game.replaceAll('-', '_')}/texts/${language}.json`;

async function loadTexts(game: string, language: Language): Promise<void> {
  const name = nameOf(game, language);
  const path = Object.keys(catalogues).find((each) => each.endsWith(`/${name}`));
  if (path && !read.has(name)) read.set(name, await catalogues[path]!());
}

// The texts alone, for pages that show no board.
export function useTexts(game: string | undefined): Catalogue | null {
  const { language } = useStore(settings);
  useLoading(game, language, loadTexts);
  return (game && read.get(nameOf(game, language))) || null;
}

// The game's client and its words in the reader's language, once both are here. While another language is on its way the words stay.
export function useGame(game: string | undefined): LoadedGame | null {
  const { language } = useStore(settings);
  const [last, setLast] = useState<Catalogue | null>(null);
  useLoading(game, language, loadGame);
  const client = game && loaded.get(game);
  const texts = (game && read.get(nameOf(game, language))) || last;
  useEffect(() => setLast(texts), [texts]);
  return client && texts ? { client, texts } : null;
}

// Fetched ahead, where somebody is about to play it.
export async function loadGame(game: string, language: Language): Promise<void> {
  await Promise.all([loadClient(game), loadTexts(game, language)]);
}

function useLoading(
  game: string | undefined,
  language: Language,
  load: (game: string, language: Language) => Promise<void>,
): void {
  const [, redraw] = useState({});
  useEffect(() => {
    let wanted = true;
    if (game) load(game, language).then(() => wanted && redraw({}));
    return () => {
      wanted = false;
    };
  }, [game, language, load]);
}
