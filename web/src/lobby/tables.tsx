import { useEffect, useState } from 'preact/hooks';
import { frontOf } from '../games/fronts';
import type { TableSummary } from '../generated/protocol';
import { connection } from '../shell/home';
import { type MyTable, myTables } from '../shell/my_tables';
import { Link } from '../shell/router';
import { facesOf, SeatGlyph } from '../shell/seats';
import { useStore } from '../shell/store';
import { useWords } from '../shell/words';
import { merged } from './listed';

function useTables(): TableSummary[] | null {
  const [tables, setTables] = useState<TableSummary[] | null>(null);
  useEffect(
    () =>
      connection.listen((reply) => {
        if (reply.type === 'tables') setTables(reply.tables);
        if (reply.type === 'tables_changed') setTables((before) => before && merged(before, reply));
      }),
    [],
  );
  return tables;
}

export function OpenTables() {
  const words = useWords();
  const mine = useStore(myTables);
  const tables = useTables()?.filter((each) => each.stage !== 'over' && !mine.some((my) => my.table === each.table));
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables" class="section-title">
        {words.say('lobby.open_tables')}
      </h2>
      {tables?.length ? (
        <ul class="table-rows">
          {tables.map((table) => (
            <TableRow key={table.table} table={table} />
          ))}
        </ul>
      ) : (
        <p class="quiet">{words.say(tables ? 'lobby.no_tables' : 'lobby.loading')}</p>
      )}
    </section>
  );
}

function TableRow({ table }: { table: TableSummary }) {
  const words = useWords();
  const say = words.among(String, [frontOf(table.game, words.language)]);
  const faces = facesOf(table.seats, say);
  const empty = table.seats.filter((seat) => seat.sitter === 'nobody').length;
  return (
    <li class="table-row sheet">
      <Link to={`/t/${table.table}`}>
        <span class="table-game">
          {say.has('title') ? say.say('title') : table.game}
          {table.own_box && <span class="table-box">{words.say('own_box')}</span>}
        </span>
        <span class="table-people">
          {faces
            .filter((_, seat) => table.seats[seat]?.sitter !== 'nobody')
            .map((face) => (
              <span key={face.seat} class="table-person">
                <SeatGlyph seat={face.seat} /> {face.name}
              </span>
            ))}
        </span>
        <span class="table-stage">
          {table.from && `${words.say('from.short')} · `}
          {table.stage === 'waiting' ? words.say('lobby.seats_left', { empty }) : words.say('lobby.watch')}
        </span>
      </Link>
    </li>
  );
}

// Where somebody is waited for comes first on the page, what is over last.
export function RunningTables() {
  return <MyTables title="lobby.my_tables" which={({ stage }) => stage !== 'over'} />;
}

export function FinishedTables() {
  return <MyTables title="lobby.finished_tables" which={({ stage }) => stage === 'over'} />;
}

function MyTables({ title, which }: { title: string; which: (table: MyTable) => boolean }) {
  const words = useWords();
  const mine = useStore(myTables).filter(which);
  if (mine.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} class="section-title">
        {words.say(title)}
      </h2>
      <ul class="table-rows mine">
        {mine.slice(0, 6).map((each) => (
          <MyTableRow key={each.table} mine={each} />
        ))}
      </ul>
    </section>
  );
}

function MyTableRow({ mine }: { mine: MyTable }) {
  const words = useWords();
  const { title } = frontOf(mine.game, words.language);
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(mine.at);
  return (
    <li class="table-row sheet">
      <Link to={`/t/${mine.table}`}>
        <span class="table-game">{title ? String(title) : mine.game}</span>
        <span class="table-people">{words.say('lobby.sat_down', { when })}</span>
        <span class="table-stage">{words.say(`stage.${mine.stage}`)}</span>
      </Link>
    </li>
  );
}
