import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chosen } from '../games/chosen';
import { type GameOnOffer, gamesOnOffer } from '../games/on_offer';
import type { ResultInfo, Table } from '../generated/protocol';
import type { AnyGameClient, AnyScene } from '../kit/game';
import { openTable } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { go, Link } from '../shell/router';
import { useStore } from '../shell/store';
import { Ending } from '../story/ending';
import { OriginNote } from '../story/origin';
import { Ranking } from '../story/ranking';
import { playTogether } from '../story/reel';
import type { Phrasebook } from '../texts/format';
import { Proof } from './proof';
import { ShareLink } from './share';
import type { Chair } from './sitting';
import { invitation, speaker } from './talk';

const SetUp = lazy(async () => ({ default: (await import('../games/set_up')).SetUp }));

interface ResultProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  scene: AnyScene;
  result: ResultInfo;
}

export function Result({ chair, client, table, scene, result }: ResultProps) {
  const { say, seats, me, view } = scene;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={panel} class="result sheet" aria-labelledby="result-title">
      <h2 id="result-title">{client.ending(view, result.ranks, say, scene.components)}</h2>
      <Lead result={result} say={say} />
      <OriginNote from={table.from} say={say} />
      <Ranking result={result} together={playTogether(client)} faces={seats} me={me} />
      <Proof table={table.table} say={say} />
      <Again chair={chair} table={table} scene={scene} />
      <Ending table={table.table} client={client} components={scene.components} faces={seats} say={say} />
    </section>
  );
}

// By how much the winner won, and over whom; equal points have their reason in the sentence above.
function Lead({ result: { points, ranks }, say }: { result: ResultInfo; say: Phrasebook }) {
  const first = ranks.indexOf(1);
  const second = ranks.indexOf(2);
  const by = (points[first] ?? 0) - (points[second] ?? 0);
  if (first < 0 || second < 0 || ranks.indexOf(1, first + 1) >= 0 || by <= 0) return null;
  const seats = ranks.flatMap((rank, seat) => (rank === 2 ? [seat] : []));
  return <p class="result-lead">{say.say('over.lead', { by, seats })}</p>;
}

// A new table with the same options, or with others; whoever opens it keeps the seat, the same bots come along, the others are invited where they are or
// come by the link.
function Again({ chair, table, scene }: { chair: Chair; table: Table; scene: AnyScene }) {
  const { say, me } = scene;
  const invited = invitation(useStore(chair.talk), me);
  const [next, setNext] = useState<string | null>(null);
  const people = table.seats.filter((seat) => seat.sitter === 'person').length;
  const gather = (opened: string, seats: number, start: boolean) => {
    const bots = Object.fromEntries(
      table.seats.flatMap((seat, i) => (seat.sitter === 'bot' && i < seats ? [[i, seat.name] as const] : [])),
    );
    const alone = me !== null && people === 1;
    if (me !== null) planArrival(opened, { seat: me < seats ? me : 0, bots, start: alone && start });
    if (alone) go(`/t/${opened}`);
    else setNext(opened);
    if (me !== null && !alone) chair.invite(opened);
  };
  const box = table.own_box ? table.components : null;
  const open = async () => {
    const opened = await openTable(table.game, table.options, { listed: false, hints: table.hints, box });
    if (opened !== null) gather(opened, table.seats.length, true);
  };
  const [other, setOther] = useState<GameOnOffer | null>(null);
  const choose = async () => setOther((await gamesOnOffer()).find(({ id }) => id === table.game) ?? null);
  if (next === null && invited?.invite) {
    const to = `/t/${invited.invite}`;
    return (
      <div class="again" role="status">
        <p>{say.say('over.invited', { name: speaker(invited, scene.seats, table.seats) })}</p>
        <div class="again-row">
          <Link to={to} class="button primary">
            {say.say('over.join')}
          </Link>
          <Keepsakes table={table.table} say={say} />
        </div>
      </div>
    );
  }
  return (
    <div class="again">
      {next === null ? (
        <div class="again-row">
          <button type="button" class="button primary" onClick={open}>
            {say.say('over.again')}
          </button>
          <button type="button" class="button" onClick={choose}>
            {say.say('over.other')}
          </button>
          <Keepsakes table={table.table} say={say} />
        </div>
      ) : (
        <>
          <p>{say.say('over.again_link')}</p>
          <ShareLink table={next} />
          <button type="button" class="button primary" onClick={() => go(`/t/${next}`)}>
            {say.say('over.go')}
          </button>
        </>
      )}
      <Suspense fallback={null}>
        {other && (
          <SetUp
            game={other}
            box={box}
            from={table.options as Chosen}
            close={() => setOther(null)}
            opened={(opened, { seats }) => {
              setOther(null);
              gather(opened, Number(seats ?? table.seats.length), false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function Keepsakes({ table, say }: { table: string; say: Phrasebook }) {
  return (
    <>
      <Link to={`/replay/${table}`} class="button">
        {say.say('over.replay')}
      </Link>
      <a class="button" href={`/api/tables/${table}/journal`} download>
        {say.say('over.journal')}
      </a>
      <Link to="/" class="button">
        {say.say('over.home')}
      </Link>
    </>
  );
}
