import { useEffect, useState } from 'preact/hooks';
import type { Phrasebook } from '../texts/format';
import { type Answer, type BoxVerdict, keep } from './server';
import type { Desk } from './use_open_box';

interface Kept {
  hash: string | null; // once the server keeps it
  refused: string | null; // why it does not
}

// Why a box is not kept, in the reader's language.
function refusal(answer: Answer<BoxVerdict>, say: Phrasebook): string {
  if (answer === null) return say.say('box.away');
  if (answer.ok) return answer.said.problems.map((each) => each[say.language]).join(' ');
  const key = `box.refused.${answer.status}`;
  return say.has(key) ? say.say(key) : answer.text;
}

// Sees to it that the server keeps the box as it is now, since a table and a link name it by its hash.
export function useKept({ open: { game, now, say }, judged: { verdict } }: Desk): Kept {
  const [kept, setKept] = useState<Kept>({ hash: null, refused: null });
  const known = verdict?.sound && (!verdict.own || verdict.kept) ? verdict.hash : null;
  useEffect(() => {
    if (known !== null) return setKept({ hash: known, refused: null });
    let wanted = true;
    void keep(game, now).then((answer) => {
      if (!wanted) return;
      const hash = answer?.ok && answer.said.kept ? answer.said.hash : null;
      setKept(hash === null ? { hash, refused: refusal(answer, say) } : { hash, refused: null });
    });
    return () => {
      wanted = false;
    };
  }, [game, now, known, say.language]);
  return kept;
}
