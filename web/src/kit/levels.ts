// Which of a game's bots people are offered: its levels, and people of each level by their names. The others, an experiment's yardsticks and
// bots by the names of older tables, are for programs.
export const levels = ['novice', 'casual', 'club', 'master'] as const;

// Whom somebody meets who has not chosen: bots that play well and wait for nobody.
export function usualLevel({ bots }: Pick<BotsOnOffer, 'bots'>): string | undefined {
  return bots.includes('club') ? 'club' : bots.at(-1);
}

export interface Character {
  name: string;
  level: string;
  manner: string;
}

export interface BotsOnOffer {
  bots: readonly string[];
  characters: readonly Character[];
}

export interface LevelOnOffer {
  level: string;
  people: readonly Character[];
}

// Level by level those who do not sit at the table yet. A level itself can be asked for as often as one likes.
export function levelsOf(game: BotsOnOffer, seated: readonly string[]): LevelOnOffer[] {
  return levels
    .filter((level) => game.bots.includes(level))
    .map((level) => ({
      level,
      people: game.characters.filter((each) => each.level === level && !seated.includes(each.name)),
    }));
}

export function characterOf(game: BotsOnOffer | undefined, bot: string): Character | undefined {
  return game?.characters.find((each) => each.name === bot);
}

// So many bots of a level who do not sit there yet: people as long as there are any, then nameless ones.
export function companyOf(
  game: BotsOnOffer,
  level: string | undefined,
  count: number,
  seated: readonly string[] = [],
): string[] {
  if (level === undefined) return [];
  const people = levelsOf(game, seated).find((each) => each.level === level)?.people ?? [];
  return Array.from({ length: count }, (_, i) => people[i]?.name ?? level);
}

export const usualCompany = (game: BotsOnOffer, count: number, seated: readonly string[] = []): string[] =>
  companyOf(game, usualLevel(game), count, seated);
