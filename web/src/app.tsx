import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LobbyPage } from './lobby/page';
import { Header } from './shell/header';
import { connection } from './shell/home';
import { Link, placeOf, usePath } from './shell/router';
import { useStore } from './shell/store';
import { useWords } from './shell/words';

// The start page comes with the program's first file, the others when somebody goes there.
const TablePage = lazy(async () => ({ default: (await import('./table/page')).TablePage }));
const HelpPage = lazy(async () => ({ default: (await import('./help/page')).HelpPage }));
const BoxPage = lazy(async () => ({ default: (await import('./box/page')).BoxPage }));
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
      <Suspense fallback={<main id="main" class="page" />}>
        {place.page === 'table' && <TablePage key={place.table} id={place.table} />}
        {place.page === 'replay' && <ReplayPage key={place.table} id={place.table} />}
        {place.page === 'box' && <BoxPage key={`${place.game} ${place.hash}`} game={place.game} hash={place.hash} />}
        {place.page === 'help' && <HelpPage key={place.game} game={place.game} />}
      </Suspense>
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
    return whenTitled((title) => title.focus({ preventScroll: true }));
  }, [path]);
}

// Once the page has its title: it may still be on its way. Answers how to stop waiting.
function whenTitled(then: (title: HTMLElement) => void): () => void {
  const watcher = new MutationObserver(look);
  function look() {
    const title = document.querySelector<HTMLElement>('h1');
    if (!title) return;
    watcher.disconnect();
    then(title);
  }
  watcher.observe(document.body, { subtree: true, childList: true });
  look();
  return () => watcher.disconnect();
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
