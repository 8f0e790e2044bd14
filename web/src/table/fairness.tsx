import type { Table } from '../generated/protocol';
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
