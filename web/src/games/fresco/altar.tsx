import { Pigments } from './art/pigments';
import { paintsInUse } from './count';
import type { FrescoScene } from './stage';

// The altar takes any number of visits: what it pays stands beside it, and what the reader could lay down now can be pressed.
export function Altar({ view, components, options, say, live, play }: FrescoScene) {
  const offers = [...(view.offer?.altars ?? [])].sort((a, b) => b.points - a.points);
  const { altar_primaries, altar_blend, altar_blended, altar_pink, altar_brown } = components;
  const rare = paintsInUse(options).length > 6;
  return (
    <section class="fr-altar" aria-label={say.say('label.altar')} data-anchor="altar" data-lit={offers.length > 0}>
      <AltarPicture />
      {offers.length > 0 ? (
        <ul class="fr-gifts">
          {offers.map(({ paints, points }) => (
            <li key={paints.join()}>
              <button
                type="button"
                class="fr-gift"
                disabled={!live}
                aria-label={say.say('action.restore_altar', { paints, points })}
                onClick={() => play({ type: 'restore_altar', paints })}
              >
                <Pigments paints={paints} />
                <b class="number">{points}</b>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="fr-altar-prices">
          <span>
            <Pigments paints={['red', 'yellow', 'blue']} /> <b class="number">{altar_primaries.value}</b>
            <span class="fr-label">{say.say('label.altar_blend', { points: altar_blend.value })}</span>
          </span>
          <span>
            <Pigments paints={['orange', 'green', 'purple']} /> <b class="number">{altar_blended.value}</b>
            {rare && (
              <span class="fr-label">
                {say.say('label.altar_rare', { pink: altar_pink.value, brown: altar_brown.value })}
              </span>
            )}
          </span>
        </p>
      )}
    </section>
  );
}

function AltarPicture() {
  return (
    <svg class="fr-altar-picture" viewBox="0 0 64 56" aria-hidden="true">
      <path d="M6 52H58V46H54V22C54 8 40 3 32 3S10 8 10 22V46H6Z" fill="#d9c39a" stroke="#7d5f3a" stroke-width="2" />
      <path d="M16 42V23C16 13 26 9 32 9S48 13 48 23V42Z" fill="#2f5fa0" />
      <path d="M32 13V37M25 20H39" stroke="#e6b74a" stroke-width="3.4" stroke-linecap="round" />
      <path d="M12 42H52V52H12Z" fill="#b8432f" />
      <path d="M12 45H52" stroke="#e6b74a" stroke-width="1.6" stroke-dasharray="3 2" />
      <path d="M19 42V33M45 42V33" stroke="#fff6df" stroke-width="3" />
      <path d="M19 33C17 30 19 28 19 26 21 28 21 31 19 33ZM45 33C43 30 45 28 45 26 47 28 47 31 45 33Z" fill="#eebb2c" />
    </svg>
  );
}
