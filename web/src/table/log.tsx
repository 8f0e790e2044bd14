import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import { SeatGlyph } from '../shell/seats';
import type { Phrasebook } from '../texts/format';

interface LogProps {
  client: AnyGameClient;
  past: readonly unknown[];
  me: number | null;
  say: Phrasebook;
}

// Everything that happened, newest at the bottom; it follows by itself unless the reader has scrolled up.
export function Log({ client, past, me, say }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const scrolled = useRef(0);
  useEffect(() => {
    const box = list.current;
    if (box && follows.current) box.scrollTop = box.scrollHeight;
  }, [past]);
  return (
    <ol
      ref={list}
      class="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard
      tabIndex={0}
      aria-label={say.say('table.log')}
      onScroll={() => {
        const box = list.current!;
        // Only a reader moves it up: lines that came after its own move must not pass for that.
        const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        follows.current = atEnd || (follows.current && box.scrollTop >= scrolled.current);
        scrolled.current = box.scrollTop;
      }}
    >
      {past.map((event, i) => (
        <LogLine key={i} client={client} event={event} me={me} say={say} />
      ))}
    </ol>
  );
}

interface LogLineProps {
  client: AnyGameClient;
  event: unknown;
  me: number | null;
  say: Phrasebook;
  at?: number; // of its step, where a line leads there
  to?: (at: number) => void;
}

// What has happened does not change: a line is written once.
export const LogLine = memo(({ client, event, me, say, at, to }: LogLineProps) => {
  const entry = client.logged(event);
  if (!entry) return null;
  const words = (
    <>
      {entry.seat !== undefined && <SeatGlyph seat={entry.seat} />}
      <span>{say.event(event as object, me)}</span>
    </>
  );
  return (
    <li class={`log-${entry.kind}`} data-at-step={at}>
      {to && at !== undefined ? (
        <button type="button" onClick={() => to(at)}>
          {words}
        </button>
      ) : (
        words
      )}
    </li>
  );
});
