import { useEffect, useState } from 'preact/hooks';
import type { Phrasebook } from '../../texts/format';

interface HammerProps {
  deadline: number; // on the page's clock
  seconds: number;
  say: Phrasebook;
}

// Once, twice, sold: three beats over the time the table waits for a word.
export function Hammer({ deadline, seconds, say }: HammerProps) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(tick);
  }, []);
  const left = Math.max(0, deadline - now);
  const part = Math.min(1, left / (seconds * 1000));
  const beat = part > 2 / 3 ? 0 : part > 1 / 3 ? 1 : part > 0 ? 2 : 3;
  return (
    <div class="ma-hammer" data-beat={beat} role="timer" aria-label={say.say('label.hammer')}>
      <span class="ma-hammer-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${part})` }} />
      </span>
      <span class="ma-hammer-word" aria-live="polite">
        {say.say(`hammer.${beat}`)}
      </span>
      <span class="number" aria-hidden="true">
        {Math.ceil(left / 1000)}
      </span>
    </div>
  );
}
