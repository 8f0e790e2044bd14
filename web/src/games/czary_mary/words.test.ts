import en from '@games/czary_mary/texts/en.json';
import pl from '@games/czary_mary/texts/pl.json';
import { describe, expect, it } from 'vitest';
import { Phrasebook } from '../../texts/format';
import { box, midRound } from './view.fixture';
import { ending, prompt } from './words';

const who = (seat: number) => ['Ola', 'Kuba', 'Ewa'][seat]!;
const english = new Phrasebook('en', [en], who);
const polish = new Phrasebook('pl', [pl], who);

describe('the sentence above the desk', () => {
  it('says what I may do', () => {
    expect(prompt(midRound, english)).toBe('Your turn: call a spell');
    const on = { ...midRound, offer: { lowest: 5, mistakes: false, may_stop: true } };
    expect(prompt(on, polish)).toContain('od 5 (Gniew Burzy) w górę');
  });
  it('says whom the table waits for', () => {
    expect(prompt({ ...midRound, offer: null, turn: 2 }, english)).toContain('Ewa');
  });
});

describe('the end of the game', () => {
  const top = (floors: number[], gained: number[], lives: number[]) => ({
    ...midRound,
    phase: 'over' as const,
    you: null,
    players: midRound.players.map((player, i) => ({
      ...player,
      floor: floors[i]!,
      gained: gained[i]!,
      lives: lives[i]!,
    })),
  });
  const end = (view: ReturnType<typeof top>, ranks: number[]) => ending(view, ranks, english, box);

  it('names the one who reached the top alone', () => {
    expect(end(top([8, 3, 1], [3, 1, 0], [2, 2, 0]), [1, 2, 3])).toBe('Ola wins at the top of the tower');
  });
  it('explains a tie broken by the last round', () => {
    expect(end(top([8, 8, 1], [2, 4, 0], [2, 2, 0]), [2, 1, 3])).toContain('Kuba wins with 4 points');
  });
  it('explains a tie broken by lives', () => {
    expect(end(top([8, 8, 1], [3, 3, 0], [2, 1, 0]), [1, 2, 3])).toContain('Ola wins with 2 lives left');
  });
  it('shares what cannot be told apart', () => {
    expect(end(top([8, 8, 1], [3, 3, 0], [2, 2, 0]), [1, 1, 3])).toContain('Ola and Kuba share');
  });
});
