import type { Components, View } from '../../generated/czary-mary';
import type { Phrasebook } from '../../texts/format';
import { Hearts } from './hearts';

interface StandingProps {
  view: View;
  seat: number;
  components: Components;
  say: Phrasebook;
}

// A player in one line, for the margin.
export function Standing({ view, seat, components, say }: StandingProps) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="cm-standing">
      <Hearts lives={player.lives} most={components.lives.value} say={say} />
      <span class="cm-floor">
        {say.say('label.floor')} <b class="number">{player.floor}</b>
      </span>
    </span>
  );
}
