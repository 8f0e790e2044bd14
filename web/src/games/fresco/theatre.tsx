import { Apprentice, Master } from './art/pieces';
import { moodGives } from './count';
import { painterName } from './painters';
import { PlacePanel } from './place';
import type { FrescoScene } from './stage';

// The theatre and its mood tracks: dark ends cost an apprentice, bright ends bring one.
export function Theatre(scene: FrescoScene & { open: boolean }) {
  const { view, say, components, me } = scene;
  const spaces = Array.from({ length: components.mood_spaces.value }, (_, i) => i);
  const hint = say.say('label.theatre_lifts', { steps: components.theatre_mood.value });
  return (
    <PlacePanel {...scene} stop="theatre" hint={view.last_round ? say.say('label.theatre_shut') : hint}>
      <Curtain />
      <ul class="fr-moods">
        {view.players.map((player, seat) =>
          player.leonardo ? null : (
            <li key={seat} class="fr-mood" data-mine={seat === me}>
              <span class="unseen" data-number={`players.${seat}.mood+1 ${spaces.length}`}>
                {say.say('label.mood_of', { seat, mood: player.mood + 1, spaces: spaces.length })}
              </span>
              <span class="fr-mood-name" aria-hidden="true">
                {painterName(view, seat, say)}
              </span>
              <span class="fr-mood-track" aria-hidden="true">
                {spaces.map((space) => (
                  <span key={space} class="fr-mood-space" data-gives={moodGives(space, components)}>
                    {space === player.mood && <Master painter={seat} leonardo={false} at={`mood-${seat}`} />}
                  </span>
                ))}
              </span>
            </li>
          ),
        )}
      </ul>
      <p class="fr-mood-ends" aria-hidden="true">
        <span>
          −1 <Apprentice />
        </span>
        <span>
          +1 <Apprentice />
        </span>
      </p>
    </PlacePanel>
  );
}

function Curtain() {
  const folds = Array.from({ length: 12 }, (_, i) => i * 20);
  return (
    <svg class="fr-curtain" viewBox="0 0 240 22" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H240V10C200 20 160 20 120 12 80 20 40 20 0 10Z" fill="#8f2f2a" />
      {folds.map((x) => (
        <path
          key={x}
          d={`M${x + 5} 0C${x + 8} 6 ${x + 8} 10 ${x + 6} 14`}
          fill="none"
          stroke="#5f1a18"
          stroke-width="2"
          opacity="0.6"
        />
      ))}
      <path d="M0 10C40 20 80 20 120 12 160 20 200 20 240 10" fill="none" stroke="#e6b74a" stroke-width="1.8" />
    </svg>
  );
}
