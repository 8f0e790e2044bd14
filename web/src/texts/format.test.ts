import { describe, expect, it } from 'vitest';
import { Phrasebook } from './format';

const catalogue = {
  'event.lives_lost': {
    by: 'lives',
    one: '{seat:who} traci {lives} życie.',
    few: '{seat:who} traci {lives} życia.',
    many: '{seat:who} traci {lives} żyć.',
    other: '{seat:who} traci {lives} życia.',
  },
  'event.lives_lost.you': { by: 'lives', one: 'Tracisz życie.', other: 'Tracisz {lives}.' },
  'event.called': '{seat:who}: {spell:spell}',
  'event.rolled.dragon': 'Smok rzuca {pips}',
  'event.round_over.fell': 'Runda {round}, wygrał {winner:who}.',
  'event.game_over': 'Wygrywają {winners:who}.',
  'spell.5': 'Gniew Burzy',
};
const who = (seat: number) => ['Ola', 'Kuba', 'Ewa'][seat] ?? '?';
const polish = new Phrasebook('pl', [catalogue], who);

describe('a phrasebook', () => {
  it('chooses the Polish plural form of the field the entry names', () => {
    const lost = (lives: number) => polish.event({ type: 'lives_lost', seat: 1, lives }, null);
    expect(lost(1)).toBe('Kuba traci 1 życie.');
    expect(lost(3)).toBe('Kuba traci 3 życia.');
    expect(lost(5)).toBe('Kuba traci 5 żyć.');
    expect(lost(22)).toBe('Kuba traci 22 życia.');
  });
  it('speaks to you about your own seat where it has such a sentence', () => {
    expect(polish.event({ type: 'lives_lost', seat: 0, lives: 1 }, 0)).toBe('Tracisz życie.');
    expect(polish.event({ type: 'called', seat: 0, spell: 5 }, 0)).toBe('Ola: Gniew Burzy');
  });
  it('falls back to the other form where a form is missing', () => {
    expect(polish.event({ type: 'lives_lost', seat: 0, lives: 2 }, 0)).toBe('Tracisz 2.');
  });
  it('takes the reason of an event into its key', () => {
    expect(polish.event({ type: 'rolled', seat: 2, pips: 3, why: 'dragon' }, null)).toBe('Smok rzuca 3');
  });
  it('names several people in a list', () => {
    expect(polish.event({ type: 'game_over', winners: [0, 1, 2] }, null)).toBe('Wygrywają Ola, Kuba i Ewa.');
  });
  it('leaves out what is nobody', () => {
    expect(polish.event({ type: 'round_over', why: 'fell', round: 2, winner: null }, null)).toBe('Runda 2, wygrał .');
  });
  it('shows an unknown key as it is', () => {
    expect(polish.say('no.such.key')).toBe('no.such.key');
    expect(polish.has('no.such.key')).toBe(false);
  });
  it('lets a game catalogue speak before the shell', () => {
    const table = new Phrasebook('pl', [{ a: 'powłoka', b: 'b' }]).among(who, [{ a: 'gra {s:who}' }]);
    expect(table.say('a', { s: 2 })).toBe('gra Ewa');
    expect(table.say('b')).toBe('b');
  });
});
