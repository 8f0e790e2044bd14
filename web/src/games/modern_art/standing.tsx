import type { Components, View } from '../../generated/modern-art';
import type { Phrasebook } from '../../texts/format';
import { moneyOf } from './count';

interface StandingProps {
  view: View;
  seat: number;
  components: Components;
  say: Phrasebook;
}

// A player in one line, for the margin.
export function Standing({ view, seat, say }: StandingProps) {
  const player = view.players[seat];
  if (!player) return null;
  const money = moneyOf(view, seat);
  return (
    <span class="ma-standing">
      <span>{say.say('label.cards_of', { cards: player.cards })}</span>
      {money !== null && (
        <span>
          <b class="number">{money}</b> {say.say('label.thousand')}
        </span>
      )}
    </span>
  );
}
