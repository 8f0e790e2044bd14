import { useState } from 'preact/hooks';
import type { Checked } from '../generated/protocol';
import { bringJournal, type Source } from '../story/use_reel';
import type { Phrasebook } from '../texts/format';

type Verdict = { checked: Checked } | { error: string };

async function verify(source: Source): Promise<Verdict> {
  if ('journal' in source) return bringJournal(source.journal, null);
  const answer = await fetch(`/api/tables/${source.table}/journal`);
  if (!answer.ok) throw new Error(answer.statusText);
  return bringJournal(await answer.text(), null);
}

// With one press: every move by the rules, every outcome drawn again.
export function Checking({ source, say }: { source: Source; say: Phrasebook }) {
  const [verdict, setVerdict] = useState<Verdict | 'asked' | 'unreachable' | null>(null);
  const ask = () => {
    setVerdict('asked');
    verify(source)
      .then(setVerdict)
      .catch(() => setVerdict('unreachable'));
  };
  return (
    <section class="checking" aria-label={say.say('fair.title')}>
      <button type="button" class="button small" disabled={verdict === 'asked'} onClick={ask}>
        {say.say('check.ask')}
      </button>
      <div role="status">
        {verdict === 'unreachable' && <p>{say.say('back.unreachable')}</p>}
        {verdict !== null && typeof verdict === 'object' && <Found verdict={verdict} say={say} />}
      </div>
    </section>
  );
}

function Found({ verdict, say }: { verdict: Verdict; say: Phrasebook }) {
  if ('error' in verdict)
    return (
      <>
        <p class="refusal">{say.say('check.broken')}</p>
        <p lang="en">{verdict.error}</p>
      </>
    );
  const { moves, outcomes, given, dealing, people, silent } = verdict.checked;
  const said = [
    say.say('check.all', { moves, outcomes }),
    ...(given > 0 ? [say.say('check.given', { given })] : []),
    say.say(`check.dealing.${dealing}`, { people }),
    ...(silent.length > 0 ? [say.say('check.silent', { names: silent })] : []),
  ];
  return (
    <div class="checked">
      {said.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}
