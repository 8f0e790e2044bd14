import en from '@games/projekt_art/texts/en.json';
import { describe, expect, it } from 'vitest';
import type { Offer, View } from '../../generated/projekt-art';
import { Phrasebook } from '../../texts/format';
import type { Pending } from './choices';
import { awaited, stretchOf } from './count';
import { type Deed, firstDeed, otherDeeds, pickDeeds, rerollOf, targetsOf } from './deeds';
import { chanceOf, chanceOfReroll, percent, worstDice } from './odds';
import { signals, thingName } from './signals';
import { agentSpots, pawnSpot } from './spots';
import { box, harmless, nothingOffered, onMission, tooLow } from './view.fixture';
import { ending, prompt } from './words';

const say = new Phrasebook('en', [en], (seat) => ['Ann', 'Jan'][seat]!);
const nothing: Pending = {
  card: null,
  target: null,
  companion: false,
  carry: true,
  clue: null,
  dice: null,
  receiver: null,
};
const faces = box.die.value;
const first = (view: View, pending: Partial<Pending> = {}) =>
  firstDeed(view, view.offer!, { ...nothing, ...pending }, say, box);
const offered = (view: View, offer: Partial<Offer>): View => ({ ...view, offer: { ...nothingOffered, ...offer } });

describe('odds', () => {
  it('are exact for one and two dice', () => {
    expect(chanceOf(faces, 1, 5)).toBeCloseTo(2 / 6);
    expect(chanceOf(faces, 2, 11)).toBeCloseTo(3 / 36);
    expect(chanceOf(faces, 0, 0)).toBe(1);
    expect(chanceOf(faces, 0, 1)).toBe(0);
  });
  it('agree with the help: five dice against 14', () => {
    expect(Math.round(chanceOf(faces, 5, 14) * 100)).toBe(85);
    expect(Math.round(chanceOf(faces, 5, 12) * 100)).toBe(94);
  });
  it('count what lies on the table for a re-roll', () => {
    expect(chanceOfReroll(tooLow.fight!, [6], faces)).toBeCloseTo(4 / 6); // 6 lie, 3 more are needed
    expect(chanceOfReroll(tooLow.fight!, [0, 6], faces)).toBeCloseTo(30 / 36);
  });
  it('take the lowest dice first, named in ascending order', () => {
    expect(worstDice(tooLow.fight!, [0, 1, 6], 2)).toEqual([0, 6]);
    expect(worstDice(tooLow.fight!, [1], 2)).toEqual([1]);
  });
  it('never promise a certainty that is none', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
  });
});

describe('the big button', () => {
  it('asks for a card before it plays one', () => {
    expect(first(onMission)).toMatchObject({ name: 'play', move: null });
    expect(first(onMission, { card: 2 })).toMatchObject({ move: { type: 'play_card', card: 2 }, fatal: null });
    expect(first(onMission, { card: 3 })).toMatchObject({ move: null }); // held, but not to be paid for
  });
  it('knows whose last health a move takes', () => {
    const dear = offered(onMission, { play: [{ card: 2, health: 2, ...harmless }] });
    expect(first(dear, { card: 2 })).toMatchObject({ fatal: 0 });
    const doomed = { ...tooLow, players: tooLow.players.map((each) => ({ ...each, health: 1 })) };
    const accept = otherDeeds(doomed, doomed.offer!, null, say).find((deed) => deed.name === 'accept');
    expect(accept?.fatal).toBe(0);
    expect(pickDeeds(doomed, { ...nothingOffered, suffer: [0, 1] }, say).map((deed) => deed.fatal)).toEqual([0, 1]);
  });
  it('goes to the chosen place, else says ready', () => {
    const step = { companion: false, site: 'kyoto', fuel: 1, health: 0, carry: false, dice: 0, needed: 0 } as const;
    const moving = offered({ ...onMission, phase: 'moving' }, { steps: [step], ready: true });
    expect(first(moving)).toMatchObject({ name: 'ready' });
    expect(first(moving, { target: 'kyoto' })).toMatchObject({
      move: { type: 'step', companion: false, site: 'kyoto', carry: false },
    });
    expect(targetsOf(moving.offer, false)).toEqual(['kyoto']);
    expect(targetsOf(moving.offer, true)).toEqual([]);
  });
  it('carries a work only where one may go along and is not left', () => {
    const step = { companion: false, site: 'kyoto', fuel: 0, health: 0, carry: true, dice: 0, needed: 0 } as const;
    const moving = offered({ ...onMission, phase: 'moving' }, { steps: [step], ready: true });
    expect(first(moving, { target: 'kyoto' })).toMatchObject({ move: { carry: true } });
    expect(first(moving, { target: 'kyoto', carry: false })).toMatchObject({ move: { carry: false } });
  });
  it('does not say ready where a pawn must leave', () => {
    const step = { companion: false, site: 'kyoto', fuel: 0, health: 1, carry: false, dice: 0, needed: 0 } as const;
    expect(first(offered({ ...onMission, phase: 'moving' }, { steps: [step] }))).toMatchObject({ move: null });
  });
  it('rolls the lowest dice again for the first card, or those chosen for a card that is enough', () => {
    expect(first(tooLow)).toMatchObject({ move: { type: 'reroll', card: 1, dice: [6] } });
    expect(first(tooLow, { dice: [6, 0] })).toMatchObject({ move: { type: 'reroll', card: 2, dice: [0, 6] } });
    expect(first(tooLow, { clue: 2 })).toMatchObject({ move: { card: 2, dice: [0, 6] } });
    expect(rerollOf(tooLow, tooLow.offer!, { ...nothing, clue: 1, dice: [0, 1] }).dice).toEqual([0]);
  });
  it('says what a weapon makes of the sum', () => {
    const weapon = otherDeeds(tooLow, tooLow.offer!, null, say).find((deed) => deed.name === 'weapon') as Deed;
    expect(weapon.note).toBe('9 against 9: won');
  });
  it('gives a clue card only when both card and receiver are clear', () => {
    const trade = offered({ ...onMission, phase: 'closing' }, { give: [4], give_to: [1], ready: true });
    expect(first(trade)).toMatchObject({ name: 'ready' });
    expect(first(trade, { clue: 4 })).toMatchObject({ move: { type: 'give_clue', card: 4, to: 1 } });
  });
});

describe('words', () => {
  it('name whom the table waits for', () => {
    const players = onMission.players.map((player, seat) => ({
      ...player,
      played: seat === 0 ? 1 : 0,
      waited_for: seat === 1,
    }));
    expect(awaited({ ...onMission, players })).toEqual([1]);
    expect(prompt({ ...onMission, players, offer: null }, say)).toBe('You have played; waiting for Jan');
  });
  it('tell whoever is ready that acting is still possible', () => {
    const players = onMission.players.map((player, seat) => ({ ...player, ready: seat === 0, waited_for: seat === 1 }));
    const ready = { ...offered({ ...onMission, phase: 'moving' as const }, { ready: false, steps: [] }), players };
    expect(prompt(ready, say)).toMatch(/^You are ready and may still act; waiting for Jan/);
    expect(first(ready)).toBeNull();
  });
  it('ask the healthiest to give up health, and let others volunteer', () => {
    const paying = (mine: number, others: number) => ({
      ...offered({ ...onMission, phase: 'paying' as const }, { suffer: [0] }),
      pool: onMission.pool.map(() => 0),
      players: onMission.players.map((player, seat) => ({
        ...player,
        health: seat === 0 ? mine : others,
        waited_for: seat === 0 ? mine >= others : others >= mine,
      })),
    });
    expect(prompt(paying(4, 3), say)).toContain('Do you volunteer?');
    expect(prompt(paying(2, 3), say)).toContain('You may volunteer');
    expect(awaited(paying(4, 3))).toEqual([0]);
  });
  it('put what interrupts a phase into that phase', () => {
    expect(stretchOf({ ...onMission, phase: 'healing' })).toBe('mission');
    expect(stretchOf({ ...onMission, phase: 'paying', outer: 'fighting' })).toBe('fighting');
  });
  it('say why it ended and how far the team came', () => {
    const players = onMission.players.map((player, seat) => ({ ...player, health: seat === 1 ? 0 : 2 }));
    const over: View = { ...onMission, phase: 'over', outcome: 'no_health', players };
    expect(ending(over, [], say, box)).toBe('Lost: Jan has no health left. Recovered works: 1 of 3');
  });
  it('have every signal, with as many blanks as things', () => {
    for (const { name, about } of signals) {
      const text = (en as Record<string, unknown>)[`signal.${name}`];
      expect(String(text).match(/\{(first|second)\}/g)?.length ?? 0, name).toBe(about.length);
    }
    expect(thingName('site:tokyo', say)).toBe('Tokyo');
    expect(thingName('seat:1', say)).toBe('Jan');
    expect(thingName('board:deck', say)).toBe('the deck');
  });
});

describe('pieces', () => {
  it('stand apart from each other', () => {
    for (const count of [2, 5, 10]) {
      const spots = agentSpots(count);
      const keys = new Set(spots.map(({ dx, dy }) => `${Math.round(dx)} ${Math.round(dy)}`));
      expect(keys.size).toBe(count);
    }
    for (const atEdge of [false, true]) {
      const stands = [0, 1, 2, 3, 4, 5].map((i) => Object.values(pawnSpot(i, atEdge)).join());
      expect(new Set(stands).size).toBe(6);
    }
  });
});
