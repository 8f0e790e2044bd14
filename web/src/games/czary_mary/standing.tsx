import type { Components, View } from '../../generated/czary-mary';
import type { StandingProps } from '../../kit/game';
import { Floor, Hearts } from './hearts';

// A player in one line, for the margin.
export function Standing({ view, seat, components, say }: StandingProps<View, Components>) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="cm-standing">
      <Hearts seat={seat} lives={player.lives} most={components.lives.value} say={say} />
      <span class="cm-floor">
        {say.say('label.floor')} <Floor seat={seat} floor={player.floor} />
      </span>
    </span>
  );
}
