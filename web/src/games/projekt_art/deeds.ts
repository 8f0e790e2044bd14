import type { Components, Move, Offer, Site, StepOffer, View } from '../../generated/projekt-art';
import type { Phrasebook } from '../../texts/format';
import type { Pending } from './choices';
import { ofMine } from './count';
import { chanceOfReroll, percent, worstDice } from './odds';

// What may be done now, as buttons: every move is one that the offer holds.

export interface Deed {
  name: string;
  words: string;
  note?: string; // what it costs
  move: Move;
  fatal: number | null; // whose last health it takes: such a deed asks once
}

// The big button: a deed, or what is missing for one.
export type FirstDeed = Deed | { name: string; words: string; move: null; why: string };

function isFatal(view: View, health: number): number | null {
  return view.you !== null && health > 0 && health >= (ofMine(view)?.health ?? 0) ? view.you : null;
}

// The steps of the pawn that is to move: one's own, or, alone, the companion's.
export function stepsOf(offer: Offer, companion: boolean): StepOffer[] {
  return offer.steps.filter((step) => step.companion === companion);
}

// Places that can be pressed on the map.
export function targetsOf(offer: Offer | null, companion: boolean): Site[] {
  if (!offer) return [];
  return [...offer.put, ...offer.lay, ...offer.collect, ...stepsOf(offer, companion).map(({ site }) => site)];
}

export function costWords({ fuel, health }: { fuel: number; health: number }, say: Phrasebook): string {
  const parts: string[] = [];
  if (fuel > 0) parts.push(say.say('label.fuel_cost', { fuel }));
  if (health > 0) parts.push(say.say('label.health_cost', { health }));
  return parts.length > 0 ? parts.join(' + ') : say.say('label.free');
}

type StepMove = Extract<Move, { type: 'step' }>;

function stepWords({ companion, site, carry }: StepMove, say: Phrasebook): string {
  const key = `action.step_${companion ? 'companion' : carry ? 'carry' : 'plain'}${companion && carry ? '_carry' : ''}`;
  return say.say(key, { site });
}

// A move in words that say which one it is.
export function deed(move: object, _view: View, say: Phrasebook): string | null {
  const made = move as Move;
  return made.type === 'step' ? stepWords(made, say) : null;
}

function stepDeed(view: View, step: StepOffer, carry: boolean, say: Phrasebook): Deed {
  const { companion, site } = step;
  const takes = step.carry && carry;
  const move: StepMove = { type: 'step', companion, site, carry: takes };
  return {
    name: 'step',
    words: stepWords(move, say),
    note: costWords(step, say),
    move,
    fatal: isFatal(view, step.health),
  };
}

const readyDeed = (say: Phrasebook): Deed => ({
  name: 'ready',
  words: say.say('action.ready'),
  move: { type: 'ready' },
  fatal: null,
});

// What is done where a place is chosen.
function placeDeed(view: View, offer: Offer, pending: Pending, say: Phrasebook): Deed | null {
  const { target: site, companion, carry } = pending;
  if (site === null) return null;
  if (offer.put.includes(site))
    return {
      name: 'put',
      words: say.say('action.put_agent', { site }),
      move: { type: 'put_agent', site },
      fatal: null,
    };
  if (offer.lay.includes(site))
    return { name: 'lay', words: say.say('action.lay_art', { site }), move: { type: 'lay_art', site }, fatal: null };
  if (offer.collect.includes(site))
    return {
      name: 'collect',
      words: say.say('action.collect', { site }),
      move: { type: 'collect', site },
      fatal: null,
    };
  const step = stepsOf(offer, companion).find((each) => each.site === site);
  return step ? stepDeed(view, step, carry, say) : null;
}

function cardDeed(view: View, offer: Offer, card: number | null, say: Phrasebook): FirstDeed {
  const words = say.say('action.play');
  if (card === null || !ofMine(view)?.faces.includes(card))
    return { name: 'play', words, move: null, why: say.say('why.choose_card') };
  const playable = offer.play.find((each) => each.card === card);
  if (!playable) return { name: 'play', words, move: null, why: say.say('why.cannot_pay') };
  const { health } = playable;
  const deed: Deed = { name: 'play', words, move: { type: 'play_card', card }, fatal: isFatal(view, health) };
  return health > 0 ? { ...deed, note: say.say('label.health_cost', { health }) } : deed;
}

interface Reroll {
  card: number | null;
  most: number; // dice this card rolls again
  dice: readonly number[];
}

// The re-roll in hand: the card chosen, or the first that is enough for the dice; the dice chosen, or the lowest.
export function rerollOf(view: View, offer: Offer, { clue, dice }: Pending): Reroll {
  const { fight } = view;
  const chosen = offer.reroll.find(({ card }) => card === clue);
  const wanted = dice?.filter((place) => offer.dice.includes(place)) ?? null;
  const enough = offer.reroll.find((each) => each.dice >= (wanted?.length ?? 1));
  const card = chosen ?? enough ?? null;
  if (!fight || !card) return { card: null, most: 0, dice: [] };
  const places = wanted?.slice(0, card.dice) ?? worstDice(fight, offer.dice, card.dice);
  return { card: card.card, most: card.dice, dice: [...places].sort((a, b) => a - b) };
}

function rerollDeed(
  view: View,
  offer: Offer,
  pending: Pending,
  say: Phrasebook,
  components: Components,
): FirstDeed | null {
  const { card, dice } = rerollOf(view, offer, pending);
  if (card === null) return null;
  const words = say.say('action.roll_again', { dice: dice.length });
  if (dice.length === 0) return { name: 'reroll', words, move: null, why: say.say('why.choose_dice') };
  const chance = percent(chanceOfReroll(view.fight!, dice, components.die.value));
  const note = say.say('label.success', { chance });
  return { name: 'reroll', words, note, move: { type: 'reroll', card, dice: [...dice] }, fatal: null };
}

function giftDeed(offer: Offer, { clue, receiver }: Pending, say: Phrasebook): Deed | null {
  const to = receiver ?? (offer.give_to.length === 1 ? offer.give_to[0]! : null);
  if (clue === null || to === null || !offer.give.includes(clue) || !offer.give_to.includes(to)) return null;
  return {
    name: 'give',
    words: say.say('action.give', { to }),
    move: { type: 'give_clue', card: clue, to },
    fatal: null,
  };
}

function dropDeed(offer: Offer, clue: number | null, say: Phrasebook): FirstDeed {
  const words = say.say('action.drop');
  if (clue === null || !offer.drop.includes(clue))
    return { name: 'drop', words, move: null, why: say.say('why.choose_clue') };
  return { name: 'drop', words, move: { type: 'drop_clue', card: clue }, fatal: null };
}

// The one action the big button does now.
export function firstDeed(
  view: View,
  offer: Offer,
  pending: Pending,
  say: Phrasebook,
  components: Components,
): FirstDeed | null {
  const there = placeDeed(view, offer, pending, say);
  if (there) return there;
  if (offer.put.length + offer.lay.length + offer.collect.length > 0)
    return { name: 'place', words: say.say('action.place'), move: null, why: say.say('why.choose_place') };
  if (offer.draw) return { name: 'draw', words: say.say('action.draw'), move: { type: 'draw' }, fatal: null };
  if (view.phase === 'mission' || view.phase === 'stalled') return cardDeed(view, offer, pending.card, say);
  if (offer.drop.length > 0) return dropDeed(offer, pending.clue, say);
  if (offer.fight) {
    const site = ofMine(view)!.site;
    return { name: 'fight', words: say.say('action.fight_at', { site }), move: { type: 'fight' }, fatal: null };
  }
  if (view.phase === 'struggling')
    return rerollDeed(view, offer, pending, say, components) ?? weaponDeed(view, offer, say);
  const gift = giftDeed(offer, pending, say);
  if (gift) return gift;
  if (offer.ready) return readyDeed(say);
  if (offer.steps.length > 0 && !ofMine(view)?.ready)
    return { name: 'ready', words: say.say('action.ready'), move: null, why: say.say('refusal.must_leave') };
  return null;
}

// +2 for a weapon: the sum it makes, and the health it takes where the pool has none.
function weaponDeed(view: View, offer: Offer, say: Phrasebook): Deed | null {
  const { fight } = view;
  if (!offer.weapon || !fight) return null;
  const health = offer.weapon_health;
  const strength = offer.weapon_strength;
  const sum = say.say(strength >= fight.needed ? 'label.enough' : 'label.sum', { strength, needed: fight.needed });
  return {
    name: 'weapon',
    words: say.say('action.use_weapon'),
    note: health > 0 ? `${sum}; ${say.say('label.health_cost', { health })}` : sum,
    move: { type: 'use_weapon' },
    fatal: isFatal(view, health),
  };
}

function acceptDeed(view: View, offer: Offer, say: Phrasebook): Deed | null {
  if (!offer.accept) return null;
  return {
    name: 'accept',
    words: say.say('action.accept_defeat'),
    note: say.say('label.health_cost', { health: 1 }),
    move: { type: 'accept_defeat' },
    fatal: isFatal(view, 1),
  };
}

function recruitDeed(view: View, offer: Offer, say: Phrasebook): Deed {
  const radios = offer.recruit_radios;
  const parts: string[] = [];
  if (radios > 0) parts.push(say.say('label.radios_cost', { radios }));
  if (offer.recruit_health > 0) parts.push(say.say('label.health_cost', { health: offer.recruit_health }));
  return {
    name: 'recruit',
    words: say.say('action.recruit'),
    note: parts.join(' + '),
    move: { type: 'recruit' },
    fatal: isFatal(view, offer.recruit_health),
  };
}

// Everything else that may be done besides choosing on the map or among cards.
export function otherDeeds(view: View, offer: Offer, first: FirstDeed | null, say: Phrasebook): Deed[] {
  const deeds: Deed[] = [];
  if (offer.recruit) deeds.push(recruitDeed(view, offer, say));
  if (offer.wait) {
    const words = say.say(view.phase === 'struggling' ? 'action.wait_fight' : 'action.wait');
    deeds.push({ name: 'wait', words, move: { type: 'wait' }, fatal: null });
  }
  const accept = acceptDeed(view, offer, say);
  if (accept) deeds.push(accept);
  const weapon = weaponDeed(view, offer, say);
  if (weapon && first?.name !== 'weapon') deeds.push(weapon);
  if (offer.ready && first?.name !== 'ready') deeds.push(readyDeed(say));
  return deeds;
}

// Choices of one press: to whom, which kind, which resource.
export function pickDeeds(view: View, offer: Offer, say: Phrasebook): Deed[] {
  return [
    ...offer.heal.map((seat): Deed => {
      return { name: 'heal', words: say.say('action.heal', { seat }), move: { type: 'heal', seat }, fatal: null };
    }),
    ...offer.find.map((art): Deed => {
      return { name: 'find', words: say.say('action.find', { art }), move: { type: 'find', art }, fatal: null };
    }),
    ...offer.give_up.map((resource): Deed => {
      const words = say.say('action.give_up', { resource });
      return { name: 'give-up', words, move: { type: 'give_up', resource }, fatal: null };
    }),
    ...offer.suffer.map((seat): Deed => {
      const fatal = view.players[seat]!.health <= 1 ? seat : null;
      return { name: 'suffer', words: say.say('action.suffer', { seat }), move: { type: 'suffer', seat }, fatal };
    }),
  ];
}

export function buyDeeds(view: View, offer: Offer, say: Phrasebook): (Deed & { move: { type: 'buy' } })[] {
  return offer.buy.map((resource) => ({
    name: 'buy',
    words: say.say('action.buy', { resource }),
    move: { type: 'buy', resource },
    fatal: isFatal(view, resource === 'health' ? 1 : 0),
  }));
}
