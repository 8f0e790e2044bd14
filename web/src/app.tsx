import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { HelpPage } from './help/page';
import { LobbyPage } from './lobby/page';
import { Header } from './shell/header';
import { connection } from './shell/home';
import { Link, placeOf, usePath } from './shell/router';
import { useStore } from './shell/store';
import { useWords } from './shell/words';
import { TablePage } from './table/page';

// Few visits come here: its code is fetched by those that do.
const ReplayPage = lazy(async () => ({ default: (await import('./replay/page')).ReplayPage }));

export function App() {
  const path = usePath();
  const place = placeOf(path);
  const words = useWords();
  useFocusOnArrival(path);
  return (
    <>
      <a class="skip" href="#main">
        {words.say('shell.skip')}
      </a>
      <Header place={place} />
      <LineNote />
      {place.page === 'lobby' && <LobbyPage />}
      {place.page === 'table' && <TablePage key={place.table} id={place.table} />}
      {place.page === 'replay' && (
        <Suspense fallback={<main id="main" class="page" />}>
          <ReplayPage key={place.table} id={place.table} />
        </Suspense>
      )}
      {place.page === 'help' && <HelpPage key={place.game} game={place.game} />}
      {place.page === 'nowhere' && <Nowhere />}
    </>
  );
}

// After a step to another page a screen reader starts at its title; on the very first page the browser does it.
function useFocusOnArrival(path: string) {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [path]);
}

// Said only once the line has been down for a moment: most breaks heal before anyone would notice.
function LineNote() {
  const words = useWords();
  const line = useStore(connection.line);
  const [late, setLate] = useState(false);
  const [restart, setRestart] = useState(false);
  useEffect(() => {
    if (line === 'open' || line === 'closing') setRestart(line === 'closing');
    if (line !== 'lost' && line !== 'closing') {
      if (line === 'open') setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <div class="line-note" role="status" data-lost={late}>
      {late && words.say(restart ? 'line.closing' : 'line.lost')}
    </div>
  );
}

function Nowhere() {
  const words = useWords();
  return (
    <main id="main" class="page narrow">
      <h1 tabIndex={-1}>{words.say('nowhere.title')}</h1>
      <p>
        <Link to="/">{words.say('nowhere.back')}</Link>
      </p>
    </main>
  );
}
