import { createPortal, lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../games';
import type { Table } from '../generated/protocol';
import { HelpLink } from '../shell/header';
import { connection } from '../shell/home';
import { OwnBox } from '../shell/own_box';
import { refusalWords } from '../shell/refusal';
import { Link } from '../shell/router';
import { useCompany } from '../shell/seats';
import { settings } from '../shell/settings';
import { useStore } from '../shell/store';
import { useWords } from '../shell/words';
import { useComponents } from './components';
import { Playing } from './playing';
import { Chair } from './sitting';
import '../style/table.css';
import '../style/talk.css';

// Whoever comes to a game that is on needs none of this.
const waitingRoom = () => import('./waiting');
const Waiting = lazy(async () => ({ default: (await waitingRoom()).Waiting }));

export function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [chair, setChair] = useState<Chair | null>(null);
  useEffect(() => {
    const mine = new Chair(
      connection,
      id,
      (table) => settings.value.name.trim() || guestName(table, words.say('seat.guest')),
    );
    setChair(mine);
    return () => mine.leave();
    // The chair asks for the name when it is needed; a change of language must not stand anyone up.
  }, [id]);
  return chair ? <AtTable chair={chair} /> : <main id="main" class="page" />;
}

// Several who have not said their names may sit at one table.
function guestName(table: Table | null, guest: string): string {
  const taken = new Set(table?.seats.map(({ name }) => name));
  for (let n = 2, name = guest; ; ++n) {
    if (!taken.has(name)) return name;
    name = `${guest} ${n}`;
  }
}

function AtTable({ chair }: { chair: Chair }) {
  const words = useWords();
  const sitting = useStore(chair.sitting);
  const { table } = sitting;
  const game = useGame(table?.game);
  const texts = game?.texts;
  const seats = table?.seats;
  const { faces, say } = useCompany(seats, texts);
  const title = texts ? say.say('title') : '';
  const components = useComponents(table?.components);
  const newest = sitting.steps.at(-1)?.view ?? null;
  const [myTurn, setMyTurn] = useState(false);
  // A tab in the background shows by its title that it is waited for.
  useEffect(() => {
    document.title = title ? `${myTurn ? '● ' : ''}${title} · Atelier` : 'Atelier';
  }, [title, myTurn]);

  useEffect(() => {
    if (table?.stage === 'waiting') void waitingRoom(); // while the game itself is on its way
  }, [table?.stage]);

  if (sitting.missing) return <NoTable />;
  const loading = (
    <main id="main" class="page">
      <p class="quiet">{words.say('table.loading')}</p>
    </main>
  );
  if (!table || !game || components === null) return loading;
  const { client } = game;
  const refusal = sitting.refused ? refusalWords(sitting.refused, say) : null;
  const slot = document.getElementById('header-slot');
  return (
    <>
      {slot &&
        createPortal(
          <>
            <span class="header-title">{title}</span>
            {table.own_box && <OwnBox game={table.game} box={table.components} />}
            <HelpLink game={table.game} />
          </>,
          slot,
        )}
      {table.stage === 'waiting' || newest === null ? (
        <Suspense fallback={loading}>
          <Waiting
            chair={chair}
            client={client}
            table={table}
            faces={faces}
            say={say}
            refusal={refusal}
            silent={sitting.silent}
          />
        </Suspense>
      ) : (
        <Playing
          chair={chair}
          client={client}
          table={table}
          components={components}
          steps={sitting.steps}
          deadline={sitting.deadline}
          faces={faces}
          say={say}
          refusal={refusal}
          advice={sitting.hint}
          order={sitting.order}
          undo={sitting.undo}
          fromStart={sitting.waited}
          tellTurn={setMyTurn}
        />
      )}
    </>
  );
}

function NoTable() {
  const words = useWords();
  return (
    <main id="main" class="page narrow">
      <h1 tabIndex={-1}>{words.say('table.missing')}</h1>
      <p>{words.say('table.missing.hint')}</p>
      <p>
        <Link to="/" class="button">
          {words.say('nowhere.back')}
        </Link>
      </p>
    </main>
  );
}
