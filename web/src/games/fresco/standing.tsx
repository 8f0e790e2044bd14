import type { Components, View } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { Belongings } from './plans';

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
  return (
    <span class="fr-standing">
      <Belongings shown={view} painter={seat} say={say} />
      <span class="fr-points">
        <b class="number">{player.score}</b>
        <span class="unseen"> {say.say('label.points')}</span>
      </span>
    </span>
  );
}
