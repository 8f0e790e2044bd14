import type { ArtScene } from './count';
import { DieIcon } from './icons';

// The last fight of the round: its dice lie on the table a while.
export function LastFight({ view, say }: ArtScene) {
  if (!view.last_fight) return null;
  const { fight, won } = view.last_fight;
  return (
    <p class="pa-last-fight" data-won={won}>
      <span class="pa-last-dice" aria-hidden="true">
        {fight.dice.map((die) => (
          <DieIcon key={die.place} {...die} />
        ))}
        {fight.bonus > 0 && (
          <b class="number" data-number="last_fight.fight.bonus">
            +{fight.bonus}
          </b>
        )}
      </span>
      <span data-number="last_fight.fight.strength last_fight.fight.needed">
        {say.say(won ? 'label.fight_won' : 'label.fight_lost', { ...fight })}
      </span>
    </p>
  );
}
