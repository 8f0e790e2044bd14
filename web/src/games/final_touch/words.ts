import type { View } from '../../generated/final-touch';
import type { Phrasebook } from '../../texts/format';
import { teams, total } from './count';

export function acting(view: View): number | null {
  return view.phase === 'over' ? null : view.turn;
}

export function prompt(view: View, say: Phrasebook): string {
  const { offer, phase, turn, reason } = view;
  if (offer) {
    if (total(offer.retouch) === 0) return say.say('prompt.must_smear');
    if (view.duel) return say.say('prompt.duel');
    if (reason === 'completed') return say.say('prompt.extra_completed');
    if (reason === 'ruined') return say.say('prompt.extra_ruined');
    return say.say(total(offer.smear) === 0 ? 'prompt.must_retouch' : 'prompt.choose');
  }
  if (phase === 'over') return say.say('prompt.over');
  if (turn === null || phase === 'beginning' || phase === 'dealing') return say.say('prompt.dealing');
  const extra = reason === 'completed' || reason === 'ruined';
  return say.say(extra ? 'prompt.waiting_extra' : 'prompt.waiting', { seat: turn });
}

export function ending(view: View, ranks: readonly number[], say: Phrasebook): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const money = view.players[winners[0] ?? 0]?.money ?? 0;
  if (winners.length > 1) return say.say(teams(view) ? 'end.team' : 'end.shared', { winners, money });
  const key = view.duel ? 'end.duel' : 'end.target';
  return say.say(winners[0] === view.you ? `${key}.you` : key, { winners, money });
}
