import { useEffect, useState } from 'preact/hooks';
import { type BoxVerdict, judge } from './server';
import type { Value } from './values';

// What the rules say of the box as it is now. While they are asked anew the last answer stands.
export interface Judged {
  verdict: BoxVerdict | null;
  asking: boolean;
  away: boolean;
}

const pause = 150; // milliseconds: whoever types a number has not finished after its first digit

export function useVerdict(game: string, box: Value): Judged {
  const [judged, setJudged] = useState<Judged>({ verdict: null, asking: true, away: false });
  useEffect(() => {
    const stop = new AbortController();
    setJudged((last) => ({ ...last, asking: true }));
    const timer = setTimeout(async () => {
      const answer = await judge(game, JSON.stringify(box), stop.signal);
      if (stop.signal.aborted) return;
      if (answer?.ok) setJudged({ verdict: answer.said, asking: false, away: false });
      else setJudged((last) => ({ ...last, asking: false, away: true }));
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [game, box]);
  return judged;
}
