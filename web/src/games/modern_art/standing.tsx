import type { Components, View } from '../../generated/modern-art';
import type { StandingProps } from '../../kit/game';
import { moneyOf } from './count';
import { Money } from './galleries';

// A player in one line, for the margin.
export function Standing({ view, seat, say }: StandingProps<View, Components>) {
  const player = view.players[seat];
  if (!player) return null;
  const money = moneyOf(view, seat);
  return (
    <span class="ma-standing">
      <span data-number={`players.${seat}.cards`}>{say.say('label.cards_of', { cards: player.cards })}</span>
      {money !== null && (
        <span>
          <Money view={view} seat={seat} /> {say.say('label.thousand')}
        </span>
      )}
    </span>
  );
}
