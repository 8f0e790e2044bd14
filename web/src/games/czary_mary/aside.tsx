import type { Event, View } from '../../generated/czary-mary';
import type { Phrasebook } from '../../texts/format';
import { DieFace, StoneBack } from './art';
import { hidden, latestRoll, nothing } from './count';
import { Stone } from './stone';

interface AsideProps {
  view: View;
  event: Event | null;
  past: readonly Event[];
  secrets: number;
  say: Phrasebook;
}

// What lies beside the board: the pool, the secret stones, the die, and how far the evening has come.
export function BesideBoard({ view, event, past, secrets, say }: AsideProps) {
  const roll = latestRoll(past);
  return (
    <div class="cm-aside">
      <div class="cm-round">
        <span class="cm-label">{say.say('label.round')}</span>
        <b class="number">{Math.max(view.round, 1)}</b>
      </div>
      <div class="cm-pool">
        <span class="cm-label">{say.say('label.pool')}</span>
        <span class="cm-heap" data-at="pool" data-empty={view.pool === 0}>
          {view.pool > 0 && <StoneBack size={44} />}
          <b class="number">{view.pool}</b>
        </span>
      </div>
      <div class="cm-die">
        <span class="cm-label">{say.say('label.die')}</span>
        <span
          class="cm-die-face"
          data-rolling={event?.type === 'rolled'}
          key={past.filter((each) => each.type === 'rolled').length}
        >
          <DieFace pips={roll ?? 3} size={44} title={roll === null ? undefined : String(roll)} />
        </span>
      </div>
      <div class="cm-secrets">
        <span class="cm-label">{say.say('label.secrets')}</span>
        <ul class="cm-row" aria-label={say.say('label.secrets')}>
          {view.secrets.slice(0, secrets).map((spell, slot) => (
            <li key={slot}>
              <Stone spell={spell === nothing ? nothing : hidden} say={say} at={`secret-${slot}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
