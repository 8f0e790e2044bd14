import type { Event, View } from '../../generated/czary-mary';
import type { SeatFace } from '../../shell/seats';
import { SeatGlyph } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';
import { DieFace } from './art';
import { hidden, nothing } from './count';
import { Picture } from './pictures';
import { Stone } from './stone';
import { acting } from './words';

interface AsideProps {
  view: View;
  event: Event | null;
  past: readonly Event[];
  secrets: number;
  seats: readonly SeatFace[];
  say: Phrasebook;
}

// What lies beside the board: the pool, the secret stones, the die, and how far the evening has come.
export function BesideBoard({ view, event, past, secrets, seats, say }: AsideProps) {
  return (
    <div class="cm-aside">
      <div class="cm-round">
        <span class="cm-label">{say.say('label.round')}</span>
        {view.round > 0 && (
          <b class="number" data-number="round">
            {view.round}
          </b>
        )}
      </div>
      <div class="cm-pool">
        <span class="cm-label">{say.say('label.pool')}</span>
        <span class="cm-heap" data-at="pool" data-empty={view.pool === 0}>
          {view.pool > 0 && <Picture spell={hidden} />}
          <b class="number" data-number="pool">
            {view.pool}
          </b>
        </span>
      </div>
      <div class="cm-die">
        <span class="cm-label">{say.say('label.die')}</span>
        <span
          class="cm-die-face"
          data-rolling={event?.type === 'rolled'}
          data-still={view.die === 0}
          key={past.filter((each) => each.type === 'rolled').length}
        >
          <DieFace pips={view.die || 3} size={44} title={view.die === 0 ? undefined : String(view.die)} />
        </span>
      </div>
      <div class="cm-secrets" data-anchor="secrets">
        <span class="cm-label">{say.say('label.secrets')}</span>
        <ul
          class="cm-row"
          aria-label={say.say('label.secrets')}
          data-number="#secrets"
          data-of=".cm-stone:not([data-kind=empty])"
        >
          {view.secrets.slice(0, secrets).map((spell, slot) => (
            <li key={slot}>
              <Stone spell={spell === nothing ? nothing : hidden} say={say} at={`secret-${slot}`} />
            </li>
          ))}
        </ul>
      </div>
      <TurnOrder view={view} seats={seats} say={say} />
    </div>
  );
}

// To the left around the table, as everyone sits.
function TurnOrder({ view, seats, say }: { view: View; seats: readonly SeatFace[]; say: Phrasebook }) {
  return (
    <div class="cm-order">
      <span class="cm-label">{say.say('label.turn_order')}</span>
      <ol>
        {seats.map((face) => (
          <li key={face.seat}>
            <span class="cm-order-seat" data-turn={acting(view) === face.seat} data-seat={face.seat}>
              <SeatGlyph seat={face.seat} />
              <span class="unseen">{face.name}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
