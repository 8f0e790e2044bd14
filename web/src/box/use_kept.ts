import { useEffect, useState } from 'preact/hooks';
import type { Phrasebook } from '../texts/format';
import { type Answer, type BoxVerdict, keep } from './server';
import type { Desk } from './use_open_box';

export interface Kept {
  hash: string | null; // once the server keeps it
  refused: string | null; // why it does not
}

// Those of which this page knows that the server keeps them: each is sent once.
const known = new Set<string>();

export const noteKept = (hash: string): void => void known.add(hash);

// Why a box is not kept, in the reader's language.
function refusal(answer: Answer<BoxVerdict>, say: Phrasebook): string {
  if (answer === null) return say.say('box.away');
  if (answer.ok) return answer.said.problems.map((each) => each[say.language]).join(' ');
  const key = `box.refused.${answer.status}`;
  return say.has(key) ? say.say(key) : answer.text;
}

// Sees to it that the server keeps the box as it is now, since a table and a link name it by its hash.
export async function kept({ open: { game, now, say }, judged: { verdict } }: Desk): Promise<Kept> {
  const there = verdict?.sound && verdict.hash !== null && (!verdict.own || known.has(verdict.hash));
  if (there) return { hash: verdict.hash, refused: null };
  const answer = await keep(game, now);
  const hash = answer?.ok && answer.said.kept ? answer.said.hash : null;
  if (hash === null) return { hash, refused: refusal(answer, say) };
  noteKept(hash);
  return { hash, refused: null };
}

export function useKept(desk: Desk): Kept {
  const [now, setNow] = useState<Kept>({ hash: null, refused: null });
  const hash = desk.judged.verdict?.hash;
  useEffect(() => {
    let wanted = true;
    void kept(desk).then((found) => wanted && setNow(found));
    return () => {
      wanted = false;
    };
  }, [hash]);
  return now;
}
