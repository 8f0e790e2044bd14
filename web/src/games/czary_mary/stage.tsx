import type { Components, Event, Options, View } from '../../generated/czary-mary';
import type { Scene } from '../../kit/game';
import { BesideBoard } from './aside';
import { UsedStones } from './board';
import { neighbours, othersInTurn } from './count';
import { Rack } from './rack';
import { RoundSummary, roundToSum } from './summary';
import { Tower } from './tower';

export type CzaryMaryScene = Scene<View, Event, Components, Options>;

export function Stage(scene: CzaryMaryScene) {
  const { view, seats, me, components, say, event, past } = scene;
  const others = othersInTurn(view.players.length, me);
  const sides = me === null ? null : neighbours(view, me);
  const side = (seat: number) => {
    if (!sides) return null;
    if (sides.left === seat) return sides.right === seat ? 'both' : 'left';
    return sides.right === seat ? 'right' : null;
  };
  const over = roundToSum(past, me);
  return (
    <div class="cm">
      {over && <RoundSummary over={over} seats={seats} me={me} say={say} />}
      <ul class="cm-racks" data-anchor="others" data-count={others.length} aria-label={say.say('label.turn_order')}>
        {others.map((seat) => (
          <Rack
            key={seat}
            face={seats[seat]!}
            view={view}
            mostLives={components.lives.value}
            event={event}
            call={view.latest}
            side={side(seat)}
            say={say}
          />
        ))}
      </ul>
      <div class="cm-middle">
        <Tower view={view} floors={components.floors.value} seats={seats} say={say} />
        <UsedStones view={view} components={components} say={say} />
        <BesideBoard view={view} event={event} past={past} secrets={components.secrets.value} seats={seats} say={say} />
      </div>
    </div>
  );
}
