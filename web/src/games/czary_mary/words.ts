import type { Components, View } from '../../generated/czary-mary';
import type { Phrasebook } from '../../texts/format';

export function acting(view: View): number | null {
  return view.phase === 'over' ? null : view.turn;
}

export function prompt(view: View, say: Phrasebook): string {
  const { offer, phase, turn } = view;
  if (offer) {
    if (!offer.may_stop) return say.say('prompt.call');
    if (offer.lowest <= 1) return say.say('prompt.call_any_or_stop');
    return say.say('prompt.call_from', { lowest: offer.lowest });
  }
  if (phase === 'over') return say.say('prompt.over');
  if (turn === null || phase === 'beginning' || phase === 'dealing') return say.say('prompt.dealing');
  return say.say('prompt.waiting', { seat: turn });
}

// Who won and by what: the tower alone, or the tie-breaks of the last round.
export function ending(view: View, ranks: readonly number[], say: Phrasebook, components: Components): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length !== 1) return say.say('end.shared', { winners });
  const seat = winners[0]!;
  const winner = view.players[seat]!;
  const rivals = view.players.filter((player, i) => i !== seat && player.floor >= components.floors.value);
  const tied = rivals.some((rival) => rival.gained === winner.gained);
  const reason = rivals.length === 0 ? 'end.winner' : tied ? 'end.by_lives' : 'end.by_points';
  const key = view.you === seat ? `${reason}.you` : reason;
  return say.say(key, { winners, gained: winner.gained, lives: winner.lives });
}

// What people point at, `kind:name`: a stone is called by where it stands.
export function thingName(thing: string, say: Phrasebook): string {
  const [kind = '', name = ''] = thing.split(':');
  const [seat, slot] = name.split('-').map(Number);
  if (kind === 'stone') return say.say('thing.stone', { seat, nth: slot! + 1 });
  return say.has(`${kind}.${name}`) ? say.say(`${kind}.${name}`) : say.say('talk.something');
}
