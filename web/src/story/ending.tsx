import './style.css';
import { useMemo } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import { eventsThatStand } from '../kit/table_events';
import { Link } from '../shell/router';
import { type SeatFace, SeatName } from '../shell/seats';
import type { Phrasebook } from '../texts/format';
import { Curves } from './curves';
import { chaptersOf, type Reel, weightiest } from './reel';
import { useReel } from './use_reel';

interface EndingProps {
  table: string;
  client: AnyGameClient;
  components: unknown;
  faces: readonly SeatFace[];
  say: Phrasebook;
}

// What came of the game and how: curves, where everyone's points came from, and what people will talk about. It is read from the book, which is open when
// the game is over.
export function Ending({ table, client, components, faces, say }: EndingProps) {
  const found = useReel(table, 'book');
  if (!client.reckoning || !found || !('reel' in found)) return null;
  return <Reckoned {...{ table, client, components, faces, say }} reel={found.reel} />;
}

export function Reckoned({ table, client, components, faces, say, reel }: EndingProps & { reel: Reel }) {
  const chapters = useMemo(() => chaptersOf(reel, (event) => client.logged(event)?.kind === 'round'), [reel, client]);
  const reckoning = client.reckoning!;
  return (
    <div class="ending">
      <h3>{say.say('over.curves')}</h3>
      <Curves {...{ reckoning, reel, chapters, faces, say }} />
      <h3>{say.say('over.sources')}</h3>
      <Sources {...{ client, components, faces, say, reel }} />
      <Moments {...{ table, client, say, reel }} />
    </div>
  );
}

function Sources({ client, components, faces, say, reel }: Omit<EndingProps, 'table'> & { reel: Reel }) {
  const events = useMemo(() => eventsThatStand(reel.moments), [reel]);
  const together = client.reckoning!.curves(reel.moments.at(-1)!.view).every(({ seat }) => seat === null);
  return (
    <ul class="sources" data-together={together}>
      {(together ? faces.slice(0, 1) : faces).map((face) => (
        <li key={face.seat}>
          {!together && <SeatName face={face} />}
          <dl>
            {client.reckoning!.sources(events, face.seat, components).map(({ name, fields, points }, i) => (
              <div key={i}>
                <dt>{say.say(`account.${name}`, fields)}</dt>
                <dd class="number">{points}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

// Each leads to its moment in the replay.
function Moments({ table, client, say, reel }: Pick<EndingProps, 'table' | 'client' | 'say'> & { reel: Reel }) {
  const moments = weightiest(reel, (event) => client.reckoning!.weight(event));
  if (moments.length === 0) return null;
  return (
    <>
      <h3>{say.say('over.moments')}</h3>
      <ol class="moments">
        {moments.map(({ at, event }) => (
          <li key={at}>
            <Link to={`/replay/${table}?at=${reel.moments[at]!.name}`}>{say.event(event, null)}</Link>
          </li>
        ))}
      </ol>
    </>
  );
}
