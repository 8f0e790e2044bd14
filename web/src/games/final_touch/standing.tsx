import type { Components, View } from '../../generated/final-touch';
import type { Phrasebook } from '../../texts/format';
import { teams } from './count';

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
    <span class="ft-standing">
      <b class="number">{player.money} $</b>
      <span>
        {teams(view)
          ? say.say('label.team', { team: player.team + 1 })
          : say.say('label.cards', { cards: player.cards })}
      </span>
    </span>
  );
}
