import type { Art } from '../../generated/projekt-art';
import { Tick } from '../../shell/icons';
import { SeatGlyph } from '../../shell/seats';
import { backWords } from './clues';
import { type ArtScene, awaited } from './count';
import { ArtIcon, ResourceIcon } from './icons';

// Everybody in one strip: health, the backs of the hand, and whether the table waits for them.
export function Team({ view, seats, me, say }: ArtScene) {
  const waits = awaited(view);
  return (
    <ul class="pa-team" aria-label={say.say('label.team')} data-anchor="team">
      {seats.map(({ seat, name }) => {
        const player = view.players[seat]!;
        const state = stateOf(view, seat, waits);
        return (
          <li
            key={seat}
            class="pa-mate"
            data-state={state}
            data-mine={seat === me}
            data-thing={`seat:${seat}`}
            style={{ '--seat': `var(--seat-${seat})` }}
          >
            <span class="pa-mate-head">
              <span data-at={`mate-${seat}`}>
                <SeatGlyph seat={seat} />
              </span>
              <span class="pa-mate-name">{name}</span>
              <span
                class="pa-health number"
                data-low={player.health <= 1}
                key={`h${player.health}`}
                data-number={`players.${seat}.health`}
              >
                <ResourceIcon resource="health" />
                <span class="unseen">{say.say('label.health')} </span>
                {player.health}
              </span>
            </span>
            <span class="pa-mate-hand" data-number={`players.${seat}.hand.length`} data-of=".pa-back">
              <span class="unseen">{say.say('label.hand_of', { seat })}: </span>
              {player.hand.map((clues, i) => (
                <Back
                  key={i}
                  clues={clues}
                  words={backWords(clues, say)}
                  at={i + 1 === player.hand.length ? `back-${seat}` : undefined}
                />
              ))}
              <span class="pa-mate-state" data-state={state}>
                {state === 'done' ? <Tick /> : <i />}
                <span class="pa-state-word">{say.say(`state.${wordOf(view, state)}`)}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

// What somebody is waited for to do.
function wordOf({ phase }: ArtScene['view'], state: State): string {
  if (state !== 'asked') return state;
  return phase === 'drawing' ? 'draws' : phase === 'mission' ? 'plays' : state;
}

export type State = 'asked' | 'done' | 'idle';

// Waited for, done with this phase, or neither: somebody else's card is being resolved.
export function stateOf(view: ArtScene['view'], seat: number, waits: readonly number[]): State {
  if (view.phase === 'over') return 'idle';
  if (waits.includes(seat)) return 'asked';
  const player = view.players[seat]!;
  return player.ready || (view.phase === 'mission' && player.played > 0) || view.phase === 'drawing' ? 'done' : 'idle';
}

function Back({ clues, words, at }: { clues: readonly Art[]; words: string; at: string | undefined }) {
  return (
    <span class="pa-back" title={words} data-at={at}>
      {clues.map((art) => (
        <ArtIcon key={art} art={art} />
      ))}
      <span class="unseen">{words}; </span>
    </span>
  );
}
