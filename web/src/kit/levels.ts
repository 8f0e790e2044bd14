// Which of a game's bots people are offered. The others, an experiment's yardsticks and bots by the names of older tables, are for programs.
const levels = ['novice', 'casual', 'club', 'master'];

export function levelsOf(bots: readonly string[]): readonly string[] {
  const offered = bots.filter((bot) => levels.includes(bot));
  return offered.length > 0 ? offered : bots;
}

// Whom somebody meets who has not chosen: a bot that plays well and waits for nobody.
export function usualLevel(bots: readonly string[]): string | undefined {
  return bots.includes('club') ? 'club' : bots.at(-1);
}
