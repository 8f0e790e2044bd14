import { useEffect, useRef, useState } from 'preact/hooks';
import type { Comparison } from '../generated/protocol';
import { type Answer, compare, lookAt, stop } from './server';

export interface Trial {
  comparison: Comparison | null;
  failed: Answer<Comparison>; // why there is none
  asked: boolean;
  start: (game: string, options: Record<string, unknown>, box: string, games: number) => void;
  stop: () => void;
}

const isGoing = (comparison: Comparison | null): boolean =>
  comparison !== null && (comparison.state === 'waiting' || comparison.state === 'working');

// A comparison that the server works out in the background, looked at until it is done. Whoever leaves the page stops it.
export function useTrial(): Trial {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [failed, setFailed] = useState<Answer<Comparison>>(null);
  const [asked, setAsked] = useState(false);
  const going = isGoing(comparison);
  const id = comparison?.comparison ?? null;
  useEffect(() => {
    if (!going || id === null) return;
    let wanted = true;
    const look = async () => {
      while (wanted) {
        await new Promise((resolve) => setTimeout(resolve, 700));
        const answer = await lookAt(id);
        if (!wanted) return;
        if (answer?.ok) setComparison(answer.said);
        else if (answer) return setComparison(null);
      }
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [going, id]);
  const running = useRef<string | null>(null);
  running.current = going ? id : null;
  useEffect(() => () => void (running.current && stop(running.current)), []);
  return {
    comparison,
    failed,
    asked,
    async start(game, options, box, games) {
      setAsked(true);
      setComparison(null);
      setFailed(null);
      const answer = await compare(game, options, box, games);
      setAsked(false);
      if (answer?.ok && answer.said.comparison) setComparison(answer.said);
      else setFailed(answer ?? { ok: false, status: 0, text: '' });
    },
    async stop() {
      if (id === null) return;
      const answer = await stop(id);
      if (answer?.ok && answer.said.state) setComparison(answer.said);
    },
  };
}
