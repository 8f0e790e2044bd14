import type { Components, View } from '../../generated/projekt-art';
import type { Phrasebook } from '../../texts/format';
import { ResourceIcon } from './icons';

interface StandingProps {
  view: View;
  seat: number;
  components: Components;
  say: Phrasebook;
}

// A player in one line, for the margin: health, and where the pawn stands.
export function Standing({ view, seat, say }: StandingProps) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="pa-standing">
      <span>{say.say(`place.${player.site}`)}</span>
      <span class="number">
        <ResourceIcon resource="health" />
        <span class="unseen">{say.say('label.health')} </span>
        {player.health}
      </span>
    </span>
  );
}
