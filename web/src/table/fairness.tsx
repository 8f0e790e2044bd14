import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../generated/protocol';
import { mine } from '../shell/my_tables';
import { type Broken, brokenIn } from '../shell/pledge';
import type { Phrasebook } from '../texts/format';

// The promise made before the first deal, and after the end the secret behind it: whoever kept the first can check with the second. A table whose deal was
// fixed for a test promises nothing, and says so.
export function Fairness({ table, say }: { table: Table; say: Phrasebook }) {
  return (
    <>
      {!table.fair && <p class="quiet unfair">{say.say('fair.fixed')}</p>}
      <details class="fold fairness">
        <summary>{say.say('fair.title')}</summary>
        {table.fair && <p class="quiet">{say.say(wordsFor(table))}</p>}
        <dl>
          <dt>{say.say('fair.commitment')}</dt>
          <dd>
            <code>{table.commitment}</code>
          </dd>
          {table.sealed.map(
            (sealed, seat) =>
              sealed !== null && (
                <div key={seat}>
                  <dt>{say.say('fair.sealed', { seat })}</dt>
                  <dd>
                    <code>{sealed}</code>
                  </dd>
                </div>
              ),
          )}
          {table.result && (
            <>
              <dt>{say.say('fair.secret')}</dt>
              <dd>
                <code>{table.result.secret}</code>
              </dd>
            </>
          )}
        </dl>
      </details>
    </>
  );
}

function wordsFor({ result, dealing }: Table): string {
  if (result) return 'fair.over';
  return dealing < 2 ? 'fair.playing.1' : 'fair.playing';
}

// At the end: whether the journal holds to what this browser was promised before it told its part. Who did not sit here was promised nothing.
export function Proof({ table, say }: { table: string; say: Phrasebook }) {
  const [broken, setBroken] = useState<readonly Broken[] | null>(null);
  useEffect(() => {
    const pledge = mine(table)?.pledge;
    if (!pledge) return;
    let wanted = true;
    fetch(`/api/tables/${table}/journal`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
      .then((journal) => wanted && setBroken(brokenIn(pledge, journal)))
      .catch(() => {}); // not reached: nothing is said rather than something untrue
    return () => {
      wanted = false;
    };
  }, [table]);
  if (broken === null) return null;
  if (broken.length === 0)
    return (
      <p class="proof" data-kept="true">
        {say.say('fair.kept')}
      </p>
    );
  return (
    <div class="proof" data-kept="false" role="alert">
      <p>{say.say('fair.broken')}</p>
      <ul>
        {broken.map(({ what, seat }) => (
          <li key={`${what} ${seat}`}>{say.say(`fair.broken.${what}`, { seat })}</li>
        ))}
      </ul>
    </div>
  );
}
