import './style.css';
import { Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import { eventsThatStand, isTableEvent } from '../kit/table_events';
import { Link } from '../shell/router';
import { type SeatFace, SeatName } from '../shell/seats';
import type { Phrasebook } from '../texts/format';
import { Curves } from './curves';
import { type Chapter, chaptersOf, type Reel, turningPoint, weightiest } from './reel';
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
  const found = useReel({ table }, 'book');
  if (!client.reckoning || !found || !('reel' in found)) return null;
  return <Reckoned {...{ table, client, components, faces, say }} reel={found.reel} />;
}

interface ReckonedProps extends EndingProps {
  reel: Reel;
  to?: (at: number) => void; // where the replay is on the page already
}

export function Reckoned({ table, client, components, faces, say, reel, to }: ReckonedProps) {
  const chapters = useMemo(() => chaptersOf(reel, (event) => client.logged(event)?.kind === 'round'), [reel, client]);
  const reckoning = client.reckoning!;
  return (
    <div class="ending">
      <div class="ending-parts">
        <Finale {...{ client, components, faces, say, reel }} />
        <div class="ending-told">
          <h3>{say.say('over.curves')}</h3>
          <Curves {...{ reckoning, reel, chapters, faces, say }} />
          <Moments {...{ table, client, components, chapters, say, reel, to }} />
        </div>
        <div class="ending-sources">
          <h3>{say.say('over.sources')}</h3>
          <Sources {...{ client, components, faces, say, reel }} />
        </div>
      </div>
    </div>
  );
}

// The finished thing itself.
function Finale({ client, components, faces, say, reel }: Omit<EndingProps, 'table'> & { reel: Reel }) {
  const past = useMemo(() => eventsThatStand(reel.moments).filter((event) => !isTableEvent(event)), [reel]);
  if (!client.Finale) return null;
  return (
    <figure class="finale">
      <Suspense fallback={<div class="finale-coming" />}>
        <client.Finale view={reel.moments.at(-1)!.view} seats={faces} {...{ past, components, say }} />
      </Suspense>
    </figure>
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

interface MomentsProps extends Pick<EndingProps, 'table' | 'client' | 'components' | 'say'> {
  reel: Reel;
  chapters: readonly Chapter[];
  to: ((at: number) => void) | undefined;
}

// Each leads to its moment in the replay.
function Moments({ table, client, components, chapters, say, reel, to }: MomentsProps) {
  const { weight, standing } = client.reckoning!;
  const moments = weightiest(reel, weight);
  const won = reel.told.result.ranks.includes(1);
  const turn = standing && turningPoint(reel, chapters, won, (view) => standing(view, components), weight);
  const link = ({ at, event }: Chapter) =>
    to ? (
      <button type="button" onClick={() => to(at)}>
        {say.event(event, null)}
      </button>
    ) : (
      <Link to={`/replay/${table}?at=${reel.moments[at]!.name}`}>{say.event(event, null)}</Link>
    );
  return (
    <>
      {turn && (
        <>
          <h3>{say.say('over.turn')}</h3>
          <p class="turn">
            {link(turn)} <span class="quiet">{say.say(won ? 'over.turn_won' : 'over.turn_lost')}</span>
          </p>
        </>
      )}
      {moments.length > 0 && <h3>{say.say('over.moments')}</h3>}
      <ol class="moments">
        {moments.map((each) => (
          <li key={each.at}>{link(each)}</li>
        ))}
      </ol>
    </>
  );
}
