import { describe, expect, it } from 'vitest';
import { characterOf, levelsOf, usualCompany } from './levels';

const game = {
  bots: ['random', 'novice', 'club', 'Kuba', 'Witold', 'Zofia', 'dealer'],
  characters: [
    { name: 'Kuba', level: 'novice', manner: 'bold' },
    { name: 'Witold', level: 'club', manner: 'thrifty' },
    { name: 'Zofia', level: 'club', manner: 'bold' },
  ],
};

describe('the bots people are offered', () => {
  it('are levels the game has and people of each, none who sits there already', () => {
    const offered = levelsOf(game, ['Zofia']).map(({ level, people }) => [level, ...people.map((each) => each.name)]);
    expect(offered).toEqual([
      ['novice', 'Kuba'],
      ['club', 'Witold'],
    ]);
  });

  it('come as club players by their names, and nameless when nobody else is left', () => {
    expect(usualCompany(game, 3)).toEqual(['Witold', 'Zofia', 'club']);
    expect(usualCompany(game, 2, ['Witold'])).toEqual(['Zofia', 'club']);
  });

  it('are the last of a game that has no levels', () => {
    expect(usualCompany({ bots: ['random', 'clever'], characters: [] }, 1)).toEqual(['clever']);
  });

  it('know whose name a bot bears', () => {
    expect(characterOf(game, 'Zofia')?.manner).toBe('bold');
    expect(characterOf(game, 'dealer')).toBeUndefined();
  });
});
