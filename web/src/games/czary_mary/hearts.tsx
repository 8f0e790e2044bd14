import type { Event } from '../../generated/czary-mary';
import type { Phrasebook } from '../../texts/format';

const heart =
  'M12 21C5 15.200 2 11.600 2 7.800 2 4.900 4.200 3 6.800 3 9 3 10.900 4.300 12 6.600 13.100 4.300 15 3 17.200 3 19.800 3 22 4.900 22 7.800 22 11.600 19 15.200 12 21Z';

export function Hearts({ lives, most, say }: { lives: number; most: number; say: Phrasebook }) {
  return (
    <span class="cm-hearts" role="img" aria-label={`${say.say('label.lives')}: ${lives}`}>
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no name but their place
        <svg key={i} viewBox="0 0 24 24" data-lost={i >= lives} aria-hidden="true">
          <path d={heart} />
        </svg>
      ))}
    </span>
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
      <svg viewBox="0 0 24 24">
        <path d={heart} fill="currentColor" />
      </svg>
    </span>
  );
}
