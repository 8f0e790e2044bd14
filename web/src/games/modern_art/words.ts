import type { Move, View } from '../../generated/modern-art';
import type { Phrasebook } from '../../texts/format';

const waited = (view: View) => view.players.flatMap((player, seat) => (player.waited_for ? [seat] : []));

// Whom the page marks: the reader where the reader is waited for, otherwise the first who is.
export function acting(view: View): number | null {
  const seats = waited(view);
  if (view.you !== null && seats.includes(view.you)) return view.you;
  return seats[0] ?? null;
}

function mine(view: View, say: Phrasebook): string | null {
  const { offer, phase, leader, amount, lot, you } = view;
  if (phase === 'open' && leader !== null && leader === you) return say.say('prompt.open_lead', { amount });
  if (phase === 'sealed' && view.sealed !== null) return say.say('prompt.sealed_done', { sealed: view.sealed });
  if (!offer) return null;
  switch (phase) {
    case 'putting_up':
      return say.say('prompt.put_up');
    case 'doubling':
      return say.say(offer.paintings.length > 0 ? 'prompt.add' : 'prompt.add_none', { artist: lot[0]?.artist });
    case 'open':
      if (!offer.no)
        return say.say(leader === null ? 'prompt.open_again_first' : 'prompt.open_again', { leader, amount });
      return say.say(leader === null ? 'prompt.open_first' : 'prompt.open_raise', { leader, amount });
    case 'once_around':
      return say.say(leader === null ? 'prompt.once' : 'prompt.once_raise', { amount });
    case 'sealed':
      return say.say('prompt.sealed');
    case 'pricing':
      return say.say('prompt.price');
    case 'buying':
      return say.say(offer.yes ? 'prompt.take' : 'prompt.take_dear', { amount });
    case 'flipping':
      return say.say('prompt.flip');
    default:
      return null;
  }
}

export function prompt(view: View, say: Phrasebook): string {
  const own = mine(view, say);
  if (own !== null) return own;
  const seats = waited(view);
  const seat = seats[0];
  switch (view.phase) {
    case 'over':
      return say.say('prompt.over');
    case 'putting_up':
      return say.say('prompt.wait_put_up', { seat });
    case 'doubling':
      return say.say('prompt.wait_add', { seat });
    case 'open':
      return view.leader === null
        ? say.say('phase.open')
        : say.say('prompt.open_watch', { leader: view.leader, amount: view.amount });
    case 'once_around':
      return say.say('prompt.wait_bid', { seat });
    case 'sealed':
      return say.say('prompt.wait_fists', { seats });
    case 'pricing':
      return say.say('prompt.wait_price', { seat });
    case 'buying':
      return say.say('prompt.wait_take', { seat, amount: view.amount });
    case 'flipping':
      return say.say('prompt.wait_flip', { seat });
    default:
      return say.say('prompt.dealing');
  }
}

export function ending(view: View, ranks: readonly number[], say: Phrasebook): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length !== 1) return say.say('end.shared', { winners });
  const money = view.players[winners[0]!]?.money ?? 0;
  return say.say(view.you === winners[0] ? 'end.winner.you' : 'end.winner', { winners, money });
}

// A move in words that say which one it is.
export function deed(move: object, { phase, amount }: View, say: Phrasebook): string | null {
  const made = move as Move;
  switch (made.type) {
    case 'put_up':
    case 'add':
      return say.say(`deed.${made.type}`, made as object as Record<string, unknown>);
    case 'bid':
      return phase === 'sealed' ? say.say('action.close', { amount: made.amount }) : null;
    case 'take':
      return say.say('action.take', { amount });
    case 'decline':
      return phase === 'doubling' ? say.say('action.nothing') : null;
    default:
      return null;
  }
}

// What is only declined for want of money. Who is asked for a second painting and has none is left to answer in person: a page that answers for some
// tells who they are.
export function onlyPass({ phase, offer }: View): object | null {
  if (!offer?.no || offer.yes || offer.amount !== null) return null;
  if (phase === 'open' || phase === 'once_around') return { type: 'pass' };
  return phase === 'buying' ? { type: 'decline' } : null;
}

// What people point at, `kind:name`: a painting is called as its kind is put up.
export function thingName(thing: string, say: Phrasebook): string {
  const [kind = '', name = ''] = thing.split(':');
  const [artist, auction] = name.split('-');
  if (kind === 'painting') return say.say('thing.painting', { artist, auction });
  return say.has(`${kind}.${name}`) ? say.say(`${kind}.${name}`) : say.say('talk.something');
}
