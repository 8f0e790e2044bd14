import { useEffect, useState } from 'preact/hooks';
import { mine } from '../shell/my_tables';
import { type Broken, brokenIn } from '../shell/pledge';
import type { Phrasebook } from '../texts/format';

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
