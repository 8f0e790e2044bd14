import type { Catalogue, Language } from '../texts/format';

// What a game says of itself before it is here: its title, one sentence, for how many, how long, how heavy, and what its bots are called.
const files = import.meta.glob<Catalogue>('@games/*/texts/*.json', { eager: true, query: '?front', import: 'default' });

const pathEnd = (game: string, language: Language) => `/${game.replaceAll('-', '_')}/texts/${language}.json`;

const nothingTold: Catalogue = {};

export function frontOf(game: string, language: Language): Catalogue {
  const path = Object.keys(files).find((each) => each.endsWith(pathEnd(game, language)));
  return (path && files[path]) || nothingTold;
}
