import type { Origin } from '../generated/protocol';
import { Link } from '../shell/router';
import type { Phrasebook } from '../texts/format';

// The mark of a game that was played on from a moment of another one.
export function OriginNote({ from, say }: { from: Origin | null; say: Phrasebook }) {
  if (!from) return null;
  return (
    <p class="quiet origin">
      {say.say('from.note')}{' '}
      <Link to={`/replay/${from.table}?at=${from.number}.${from.step}`}>{say.say('from.link')}</Link>
    </p>
  );
}
