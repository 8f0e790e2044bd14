import { useEffect, useRef, useState } from 'preact/hooks';
import type { ResultInfo, Table } from '../generated/protocol';
import type { AnyGameClient, AnyScene } from '../kit/game';
import { openTable } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { go, Link } from '../shell/router';
import { useStore } from '../shell/store';
import { Ending } from '../story/ending';
import { Ranking } from '../story/ranking';
import type { Phrasebook } from '../texts/format';
import { Proof } from './fairness';
import { ShareLink } from './share';
import type { Chair } from './sitting';
import { invitation, speaker } from './talk';

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
      <Ranking result={result} faces={seats} me={me} />
      <Proof table={table.table} say={say} />
      <Again chair={chair} table={table} scene={scene} />
      <Ending table={table.table} client={client} components={scene.components} faces={seats} say={say} />
    </section>
  );
}

// A new table with the same options; whoever opens it keeps the seat, the same bots come along, the others are invited where they are or come
// by the link.
function Again({ chair, table, scene }: { chair: Chair; table: Table; scene: AnyScene }) {
  const { say, me } = scene;
  const invited = invitation(useStore(chair.talk), me);
  const [next, setNext] = useState<string | null>(null);
  const people = table.seats.filter((seat) => seat.sitter === 'person').length;
  const open = async () => {
    const opened = await openTable(table.game, table.options, {
      listed: false,
      hints: table.hints,
      box: table.own_box ? table.components : null,
    });
    if (opened === null) return;
    const bots = Object.fromEntries(
      table.seats.flatMap((seat, i) => (seat.sitter === 'bot' ? [[i, seat.name] as const] : [])),
    );
    const alone = me !== null && people === 1;
    if (me !== null) planArrival(opened, { seat: me, bots, start: alone });
    if (alone) go(`/t/${opened}`);
    else setNext(opened);
    if (me !== null && !alone) chair.invite(opened);
  };
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
    </>
  );
}
