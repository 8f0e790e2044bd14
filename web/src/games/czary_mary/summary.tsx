import { useEffect, useRef, useState } from 'preact/hooks';
import type { Event, RoundOver } from '../../generated/czary-mary';
import { Cross } from '../../shell/icons';
import type { SeatFace } from '../../shell/seats';
import { SeatName } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';
import { nothing } from './count';
import { Stone } from './stone';

// The round that has just ended, unless its owner has turned the page: closed by hand, or by playing on.
export function roundToSum(past: readonly Event[], me: number | null): RoundOver | null {
  for (let i = past.length - 1; i >= 0; --i) {
    const event = past[i]!;
    if (event.type === 'round_over') return event;
    if (event.type === 'called' && (me === null || event.seat === me)) return null;
  }
  return null;
}

interface SummaryProps {
  over: RoundOver;
  seats: readonly SeatFace[];
  me: number | null;
  say: Phrasebook;
}

// Everything turned over, the reader's own stones first of all: that is what everyone wants to see.
export function RoundSummary({ over, seats, me, say }: SummaryProps) {
  const [closed, setClosed] = useState(0);
  const panel = useRef<HTMLElement>(null);
  // It opens above the racks; whoever had scrolled down would not notice it.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [over.round]);
  if (closed === over.round) return null;
  return (
    <section ref={panel} class="cm-summary sheet" aria-label={say.say('summary.title', { round: over.round })}>
      <div class="cm-summary-head">
        <h2>{say.event(over, me)}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={say.say('shell.close')}
          onClick={() => setClosed(over.round)}
        >
          <Cross />
        </button>
      </div>
      <ul>
        {seats.map((face) => (
          <li key={face.seat} data-won={over.winner === face.seat} data-mine={face.seat === me}>
            <SeatName face={face} />
            <span class="cm-row">
              {over.stones[face.seat]?.map((spell, slot) =>
                spell === nothing ? null : <Stone key={slot} spell={spell} say={say} />,
              )}
            </span>
            <span class="cm-points number">
              +{over.points[face.seat]}
              <span class="unseen"> {say.say('summary.floor', { floor: over.floors[face.seat] })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
