import type { Components, View } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { side, steersLeonardo } from './count';

// While everybody plans, each page counts its own reader as the one who acts.
export function acting(view: View): number | null {
  return view.offer && view.you !== null ? view.you : view.turn;
}

export function prompt(view: View, say: Phrasebook): string {
  if (view.phase === 'over') return say.say('prompt.over');
  return view.offer ? asked(view, say) : awaited(view, say);
}

function asked(view: View, say: Phrasebook): string {
  const offer = view.offer!;
  const leonardo = steersLeonardo(view);
  if (offer.plan) return say.say('prompt.plan', { apprentices: offer.plan.apprentices });
  switch (view.phase) {
    case 'waking':
      return say.say(leonardo ? 'prompt.wake_leonardo' : 'prompt.wake');
    case 'earning':
      return say.say('prompt.income_pick');
    case 'picking':
      return say.say('prompt.pick');
    case 'stacking':
      return say.say('prompt.stack', { to_stack: view.visit.to_stack });
    case 'landing':
      return say.say('prompt.land', { space: view.taken_space });
    default:
      return inPlace(view, leonardo, say);
  }
}

function inPlace(view: View, leonardo: boolean, say: Phrasebook): string {
  const offer = view.offer!;
  const place = view.place === 'again' ? 'cathedral' : view.place;
  const { buys, closes, steps, send_bishop, restores, altars, portraits, mixes, requests } = offer;
  const anything = [buys, closes, steps, restores, altars, portraits, mixes, requests].some((list) => list.length > 0);
  if (!anything && !send_bishop) return say.say('prompt.done');
  if (leonardo) return say.say(`prompt.leonardo_${place}`);
  if (view.visit.stepped) return say.say('prompt.step');
  if (place === 'workshop' && requests.length > 0) return say.say('prompt.workshop_requests');
  return say.say(`prompt.${place}`, { price: offer.price });
}

function awaited(view: View, say: Phrasebook): string {
  if (view.phase === 'planning') {
    const mine = view.you !== null && view.players[view.you]!.planned;
    return say.say(mine ? 'prompt.planned' : 'prompt.waiting_plans');
  }
  if (view.turn === null || view.painter === null) return say.say('prompt.dealing');
  const seat = view.turn;
  if (view.phase === 'earning') return say.say('prompt.waiting_income', { seat });
  if (view.players[view.painter]!.leonardo) return say.say('prompt.waiting_leonardo', { seat });
  if (view.phase === 'waking') return say.say('prompt.waiting_wake', { seat });
  return say.say('prompt.waiting', { seat, place: view.place });
}

export function ending(view: View, ranks: readonly number[], say: Phrasebook, _components: Components): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length !== 1) return say.say('end.shared', { winners });
  return say.say(view.you === winners[0] ? 'end.winner.you' : 'end.winner', { winners });
}

export function onlyPass({ offer }: View): object | null {
  if (!offer?.done || offer.take_back || offer.send_bishop) return null;
  const { buys, closes, steps, restores, altars, portraits, mixes, requests } = offer;
  const rest = [buys, closes, steps, restores, altars, portraits, mixes, requests];
  return rest.every((list) => list.length === 0) ? { type: 'done' } : null;
}

// What people point at, `kind:name`: single segments and wares have a place instead of a name.
export function thingName(thing: string, say: Phrasebook): string {
  const [kind = '', name = ''] = thing.split(':');
  const [first, second] = name.split('-').map(Number);
  if (kind === 'segment')
    return say.say('label.segment', { row: Math.floor(first! / side) + 1, column: (first! % side) + 1 });
  if (kind === 'ware') return say.say('thing.ware', { tile: second! + 1, stall: say.say(`stall.${first}`) });
  if (kind === 'request') return say.say('thing.request', { request: name });
  return say.has(`${kind}.${name}`) ? say.say(`${kind}.${name}`) : say.say('talk.something');
}
