import en from '@games/modern_art/texts/en.json';
import pl from '@games/modern_art/texts/pl.json';
import type { VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { Phrasebook } from '../../texts/format';
import { painter } from './art/chance';
import { numberOf } from './art/picture';
import { artists, auctions, numberInBox, stanceOf } from './count';
import { intro } from './intro';
import { box, openAuction } from './view.fixture';
import { acting, ending, prompt } from './words';

const who = (seat: number) => ['Ola', 'Kuba', 'Ewa'][seat]!;
const english = new Phrasebook('en', [en], who);
const polish = new Phrasebook('pl', [pl], who);

describe('the sentence above the desk', () => {
  it('says what leads and what I may do', () => {
    expect(prompt(openAuction, english)).toBe('Ewa leads with 24: raise, or pass');
    expect(prompt(openAuction, polish)).toBe('Prowadzi Ewa, 24: podbij albo spasuj');
  });
  it('tells the leader to wait, and who passed that a raise is still possible', () => {
    expect(prompt({ ...openAuction, leader: 0, offer: null }, english)).toBe('You lead with 24');
    const passed = { ...openAuction, offer: { ...openAuction.offer!, no: false } };
    expect(prompt(passed, english)).toContain('you may still raise');
  });
  it('names those whose fists are awaited', () => {
    const sealed = { ...openAuction, phase: 'sealed' as const, leader: null, offer: null, sealed: null };
    expect(prompt(sealed, english)).toContain('Ola and Kuba');
  });
  it('marks the reader first where several are waited for', () => {
    expect(acting(openAuction)).toBe(0);
    expect(acting({ ...openAuction, you: 2 })).toBe(0);
  });
});

describe('the end', () => {
  const over = {
    ...openAuction,
    phase: 'over' as const,
    players: openAuction.players.map((each) => ({ ...each, money: 310 })),
  };
  it('names the winner, or those who share', () => {
    expect(ending(over, [2, 1, 3], english)).toBe('Kuba wins with 310 thousand');
    expect(ending({ ...over, you: 1 }, [2, 1, 3], english)).toBe('You win with 310 thousand');
    expect(ending(over, [1, 3, 1], polish)).toContain('Ola i Ewa');
  });
});

it('shows who leads, who thinks and who has passed in an open auction', () => {
  const players = openAuction.players.map((player, seat) => ({ ...player, waited_for: seat === 0 }));
  const view = { ...openAuction, players, leader: 1 };
  expect([0, 1, 2].map((seat) => stanceOf(view, seat))).toEqual(['thinks', 'leads', 'passed']);
});

// Every picture as the plain tree that is drawn, to compare them.
async function drawn(): Promise<Map<string, string>> {
  const manners = {
    nex: (await import('./art/nex')).Nex,
    bahut: (await import('./art/bahut')).Bahut,
    darmoir: (await import('./art/darmoir')).Darmoir,
    sadland: (await import('./art/sadland')).Sadland,
    koriko: (await import('./art/koriko')).Koriko,
  };
  const all = new Map<string, string>();
  for (const artist of artists)
    for (const auction of auctions)
      for (let copy = 0; copy < box[artist].value[auctions.indexOf(auction)]!; ++copy) {
        const Manner = manners[artist];
        const tree = (Manner as (props: { draw: () => number }) => VNode)({
          draw: painter(numberOf({ artist, auction, copy }) + 1),
        });
        all.set(
          `${artist} ${auction} ${copy}`,
          JSON.stringify(tree, (key, value) => (key.startsWith('_') ? undefined : value)),
        );
      }
  return all;
}

describe('the seventy paintings', () => {
  it('are all different, and each is always the same', async () => {
    const first = await drawn();
    expect(first.size).toBe(70);
    expect(new Set(first.values()).size).toBe(70);
    expect(await drawn()).toEqual(first);
  });
  it('are numbered through for each artist', () => {
    expect(numberInBox({ artist: 'nex', auction: 'open', copy: 0 }, box)).toBe(1);
    expect(numberInBox({ artist: 'koriko', auction: 'paired', copy: 2 }, box)).toBe(16);
  });
});

describe('the introduction', () => {
  it('has words for every step in both languages', () => {
    for (const { text } of intro.steps) {
      expect(english.has(text)).toBe(true);
      expect(polish.has(text)).toBe(true);
    }
  });
});
