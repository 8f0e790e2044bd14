import type { Components, View } from '../../generated/fresco';
import type { StandingProps } from '../../kit/game';
import { Belongings } from './plans';

// A player in one line, for the margin.
export function Standing({ view, seat, say }: StandingProps<View, Components>) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="fr-standing">
      <Belongings view={view} painter={seat} say={say} />
      <span class="fr-points">
        <b class="number" data-number={`players.${seat}.score`}>
          {player.score}
        </b>
        <span class="unseen"> {say.say('label.points')}</span>
      </span>
    </span>
  );
}
