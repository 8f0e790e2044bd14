import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import type { Reel } from '../story/reel';
import { LogLine } from '../table/log';
import type { Phrasebook } from '../texts/format';

interface ReelLogProps {
  client: AnyGameClient;
  reel: Reel;
  at: number;
  me: number | null;
  say: Phrasebook;
  to: (at: number) => void;
}

// The whole game in words. A line leads to its moment; the one on the table is marked and kept in sight.
export function ReelLog({ client, reel, at, me, say, to }: ReelLogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current!;
    let now: HTMLElement | null = null;
    for (const line of box.children as Iterable<HTMLElement>) {
      const step = Number(line.dataset.atStep);
      line.toggleAttribute('data-future', step > at);
      line.removeAttribute('aria-current');
      if (step <= at) now = line;
    }
    now?.setAttribute('aria-current', 'step');
    if (now) box.scrollTop = now.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at, reel]);
  const lines = useMemo(
    () =>
      reel.moments.flatMap(({ events, name }, i) =>
        events.map((event, k) => (
          <LogLine key={`${name}.${k}`} client={client} event={event} me={me} say={say} at={i} to={to} />
        )),
      ),
    [client, reel, me, say, to],
  );
  return (
    <ol ref={list} class="log replay-log" aria-label={say.say('table.log')}>
      {lines}
    </ol>
  );
}
