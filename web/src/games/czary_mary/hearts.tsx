import type { Event } from '../../generated/czary-mary';
import type { Phrasebook } from '../../texts/format';

const heart =
  'M12 21C5 15.2 2 11.6 2 7.8 2 4.9 4.2 3 6.8 3 9 3 10.9 4.3 12 6.6 13.1 4.3 15 3 17.2 3 19.8 3 22 4.9 22 7.8 22 11.6 19 15.2 12 21Z';

interface HeartsProps {
  seat: number;
  lives: number;
  most: number;
  say: Phrasebook;
}

export function Hearts({ seat, lives, most, say }: HeartsProps) {
  return (
    <span
      class="cm-hearts"
      role="img"
      aria-label={`${say.say('label.lives')}: ${lives}`}
      data-number={`players.${seat}.lives`}
      data-of="[data-lost=false]"
      data-most={most}
    >
      {Array.from({ length: most }, (_, i) => (
        <svg key={i} viewBox="0 0 24 24" data-lost={i >= lives} aria-hidden="true">
          <path d={heart} />
        </svg>
      ))}
    </span>
  );
}

export function Floor({ seat, floor }: { seat: number; floor: number }) {
  return (
    <b class="number" data-number={`players.${seat}.floor`}>
      {floor}
    </b>
  );
}

// A life that goes or comes drifts off its owner for a moment.
export function LifeChange({ event, seat }: { event: Event | null; seat: number }) {
  if ((event?.type !== 'lives_lost' && event?.type !== 'lives_gained') || event.seat !== seat || event.lives === 0)
    return null;
  const lost = event.type === 'lives_lost';
  return (
    <span class="cm-drift number" data-lost={lost} aria-hidden="true" key={`${event.type}-${event.left}`}>
      {lost ? '−' : '+'}
      {event.lives}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={heart} fill="currentColor" />
      </svg>
    </span>
  );
}
