import { Coin, MoodFace } from './art/pieces';
import { useHour, useWhy } from './choices';
import { signed } from './count';
import { Painter, painterName } from './painters';
import { PlacePanel } from './place';
import type { FrescoScene } from './stage';

// The hostel: the earlier, the first to shop, and the worse in mood and purse.
export function Hostel(scene: FrescoScene & { open: boolean }) {
  const { view, components, say } = scene;
  const [hour, setHour] = useHour(view);
  const [, explain] = useWhy(view);
  const offered = view.offer?.hours ?? [];
  const press = (line: number, clock: number, taken: boolean) => {
    if (offered.includes(line)) setHour(hour === line ? null : line);
    else explain(taken ? say.say('refusal.hour_taken', { value: clock }) : say.say('refusal.not_your_turn'));
  };
  return (
    <PlacePanel {...scene} stop="hostel" hint={say.say('place.hostel.hint')}>
      <p class="fr-hours-head" aria-hidden="true">
        <span>{say.say('label.hour')}</span>
        <span>{say.say('label.mood')}</span>
        <span>{say.say('label.price')}</span>
        <span />
      </p>
      <ol class="fr-hours">
        {components.hostel.map((line, i) => {
          const sleeper = view.players.findIndex((player) => player.hour === i);
          return (
            <li key={line.hour}>
              <button
                type="button"
                class="fr-hour"
                data-line={i}
                data-chosen={hour === i}
                aria-pressed={hour === i}
                aria-disabled={!offered.includes(i)}
                onClick={() => press(i, line.hour, sleeper >= 0)}
              >
                <b class="number">{line.hour}:00</b>
                <span class="fr-hour-mood number">
                  <MoodFace mood={line.mood} />
                  <span class="unseen">{say.say('label.mood')} </span>
                  {signed(line.mood)}
                </span>
                <span class="fr-hour-price number">
                  <Coin />
                  <span class="unseen">{say.say('label.price')} </span>
                  {line.price}
                </span>
                <span class="fr-bed">
                  {sleeper >= 0 && (
                    <>
                      <Painter view={view} painter={sleeper} say={say} at={`hour-${i}`} />
                      <span class="fr-bed-name" aria-hidden="true">
                        {painterName(view, sleeper, say)}
                      </span>
                    </>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </PlacePanel>
  );
}
