import type { Components, View } from '../../generated/projekt-art';
import type { StandingProps } from '../../kit/game';
import { ResourceIcon } from './icons';

// A player in one line, for the margin: health, and where the pawn stands.
export function Standing({ view, seat, say }: StandingProps<View, Components>) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="pa-standing">
      <span>{say.say(`place.${player.site}`)}</span>
      <span class="number" data-number={`players.${seat}.health`}>
        <ResourceIcon resource="health" />
        <span class="unseen">{say.say('label.health')} </span>
        {player.health}
      </span>
    </span>
  );
}
