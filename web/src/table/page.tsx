import { createPortal } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useGame } from '../games';
import { HelpLink } from '../header';
import { connection } from '../home';
import { Link } from '../router';
import { facesOf } from '../seats';
import { settings } from '../settings';
import { useStore } from '../store';
import { useWords } from '../texts';
import { Playing } from './playing';
import { refusalWords } from './refusal';
import { Chair } from './sitting';
import { Waiting } from './waiting';

export function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [chair, setChair] = useState<Chair | null>(null);
  useEffect(() => {
    const mine = new Chair(connection, id, () => settings.value.name.trim() || words.say('seat.guest'));
    setChair(mine);
    return () => mine.leave();
    // The chair asks for the name when it is needed; a change of language must not stand anyone up.
  }, [id]);
  return chair ? <AtTable chair={chair} /> : <main id="main" class="page" />;
}

function AtTable({ chair }: { chair: Chair }) {
  const words = useWords();
  const sitting = useStore(chair.sitting);
  const { table } = sitting;
  const waited = useRef(false);
  const client = useGame(table?.game);
  const texts = client?.texts[words.language];
  const seats = table?.seats;
  const { faces, say } = useMemo(() => {
    const language = texts ? words.among(String, [texts]) : words;
    const faces = facesOf(seats ?? [], language);
    return { faces, say: language.among((seat) => faces[seat]?.name ?? String(seat + 1)) };
  }, [words, texts, seats]);
  const title = texts ? say.say('title') : '';
  const acting = client && sitting.view !== null ? client.acting(sitting.view) : null;
  const myTurn = acting !== null && acting === table?.you;
  // A tab in the background shows by its title that it is waited for.
  useEffect(() => {
    document.title = title ? `${myTurn ? '● ' : ''}${title} · Atelier` : 'Atelier';
  }, [title, myTurn]);

  if (sitting.missing) return <NoTable />;
  if (!table || !client) {
    return (
      <main id="main" class="page">
        <p class="quiet">{words.say('table.loading')}</p>
      </main>
    );
  }
  if (table.stage === 'waiting') waited.current = true;
  const refusal = sitting.refused ? refusalWords(sitting.refused, say) : null;
  const slot = document.getElementById('header-slot');
  return (
    <>
      {slot &&
        createPortal(
          <>
            <span class="header-title">{title}</span>
            <HelpLink game={table.game} />
          </>,
          slot,
        )}
      {table.stage === 'waiting' || sitting.view === null ? (
        <Waiting chair={chair} client={client} table={table} faces={faces} say={say} refusal={refusal} />
      ) : (
        <Playing
          chair={chair}
          client={client}
          table={table}
          view={sitting.view}
          events={sitting.events}
          deadline={sitting.deadline}
          faces={faces}
          say={say}
          refusal={refusal}
          fromStart={waited.current}
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
