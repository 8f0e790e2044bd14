import { CardBack } from './art/pieces';
import { useFreshChoices } from './choices';
import { ClueTrack, Kinds } from './clues';
import { type ArtScene, awaited, sheetOf, stretches, stretchOf } from './count';
import { WorldMap } from './map';
import { stateOf, Team } from './team';
import { Forces, Track } from './track';
import { Pool } from './van';

// The board: the team above, the map in the middle, and what belongs to the whole team around it.
export function Stage(scene: ArtScene) {
  useFreshChoices();
  return (
    <div class="pa" data-map={sheetOf(scene.view, scene.components).map}>
      <Team {...scene} />
      <Bar {...scene} />
      <div class="pa-supplies">
        <Pool {...scene} />
        <Kinds {...scene} />
      </div>
      <WorldMap {...scene} />
      <Track {...scene} />
      <Forces {...scene} />
      <ClueTrack {...scene} />
    </div>
  );
}

// Where the round stands, and how long the game still lasts.
function Bar({ view, say, components }: ArtScene) {
  const here = stretchOf(view);
  const waits = awaited(view);
  const states = view.players.map((_, seat) => stateOf(view, seat, waits));
  const left = Math.max(0, view.deck - components.last_cards.value);
  return (
    <div class="pa-bar">
      <span class="pa-round">
        {view.round === 0 ? (
          say.say('phase.preparing')
        ) : (
          <>
            {say.say('label.round')}{' '}
            <b class="number" data-number="round">
              {view.round}
            </b>
          </>
        )}
      </span>
      <ol class="pa-stretches" data-anchor="phases">
        {stretches.map((stretch, i) => (
          <li
            key={stretch}
            data-now={stretch === here}
            aria-current={stretch === here ? 'step' : undefined}
            data-explain={`${say.say(`plan.${stretch}`)}${stretch === here && waits.length > 0 ? ` ${say.say('plan.waits', { seats: waits })}.` : ''}`}
          >
            <b>{'ABCD'[i]}</b>
            <span class="pa-stretch-word">{say.say(`stretch.${stretch}`)}</span>
            {stretch === here && (
              <span class="pa-ready" aria-hidden="true">
                {states.map((state, seat) => (
                  <i key={seat} data-state={state} style={{ '--seat': `var(--seat-${seat})` }} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {here && (
        <p class="pa-plan" aria-hidden="true" data-scale>
          {say.say(`plan.${here}`)}
          {waits.length > 0 && <b> {say.say('plan.waits', { seats: waits })}</b>}
        </p>
      )}
      <span class="pa-deck" data-last={view.last_round} data-thing="board:deck" data-anchor="deck">
        <span class="pa-deck-back" data-at="deck">
          <CardBack clues={view.top ?? []} />
        </span>
        {view.last_round ? (
          <b>{say.say('label.last_round')}</b>
        ) : (
          <span class="number">
            <b data-number={`deck-${components.last_cards.value}`}>{left}</b>
            <span class="pa-deck-word"> {say.say('label.to_end', { left })}</span>
          </span>
        )}
        {view.top && (
          <span class="unseen">
            {say.say('label.deck_top')}: {view.top.map((art) => say.say(`art.${art}`)).join(' + ')}
          </span>
        )}
      </span>
    </div>
  );
}
