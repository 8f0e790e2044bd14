import type { Components, View } from '../../generated/final-touch';
import type { StandingProps } from '../../kit/game';
import { teams } from './count';

// A player in one line, for the margin.
export function Standing({ view, seat, say }: StandingProps<View, Components>) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="ft-standing">
      <b class="number" data-number={`players.${seat}.money`}>
        {say.say('sum', { value: player.money })}
      </b>
      {teams(view) ? (
        <span data-number={`players.${seat}.team+1`}>{say.say('label.team', { team: player.team + 1 })}</span>
      ) : (
        <span data-number={`players.${seat}.cards`}>{say.say('label.cards', { cards: player.cards })}</span>
      )}
    </span>
  );
}
