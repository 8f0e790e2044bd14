import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import type { Phrasebook } from '../texts/format';

interface NewsProps {
  client: AnyGameClient;
  past: readonly unknown[];
  me: number | null;
  say: Phrasebook;
}

const mostLines = 3;

// What just happened, from the beginning of the turn, as running text. The newest comes first in the page: what there is no room for is the oldest.
export function News({ client, past, me, say }: NewsProps) {
  const lines: string[] = [];
  for (let i = past.length - 1; i >= 0 && lines.length < mostLines; --i) {
    const event = past[i]!;
    const entry = client.logged(event);
    if (!entry) continue;
    if (entry.kind === 'turn' && lines.length > 0) break;
    if (entry.kind !== 'turn') lines.push(say.event(event as object, me));
    if (entry.kind === 'round') break;
  }
  return (
    <>
      <p class="news">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <Spoken client={client} past={past} me={me} say={say} />
    </>
  );
}

// Every new line of the log, read once by screen readers. What was there when the page came up is in the log, not read aloud.
function Spoken({ client, past, me, say }: NewsProps) {
  const heard = useRef(past.length);
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = past.slice(heard.current).filter((event) => client.logged(event));
    heard.current = past.length;
    if (fresh.length > 0) setText(fresh.map((event) => say.event(event as object, me)).join('. '));
  }, [client, past, me, say]);
  return (
    <p class="unseen" aria-live="polite">
      {text}
    </p>
  );
}
