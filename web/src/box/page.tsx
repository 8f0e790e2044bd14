import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTexts } from '../games';
import { frontOf } from '../games/fronts';
import type { AnyGameBox, Shelf as ShelfOfBox, Thing } from '../kit/box';
import { Link } from '../shell/router';
import { useWords } from '../shell/words';
import type { Catalogue, Language, Phrasebook } from '../texts/format';
import { Changes } from './changes';
import { DropZone, FileDesk } from './files';
import { factsBeside, isSought, passes, type Sieve, sieves, thingsFound } from './find';
import { statesOf } from './marks';
import { BoxContext, inWords, labelOf, type OpenBox } from './open_box';
import { PlayWith } from './play';
import { fetchSheet } from './server';
import { Share } from './share';
import { Shelf } from './shelf';
import en from './texts/en.json';
import pl from './texts/pl.json';
import { FactRow, Rules, ThingDialog } from './thing';
import { Trial } from './trial';
import { noteKept } from './use_kept';
import { type Desk, type Given, useOpenBox } from './use_open_box';
import { linesBetween, sourcesOf } from './values';
import '../help/style.css';
import './style.css';

const arts = import.meta.glob<AnyGameBox>('../games/*/box.tsx', { import: 'box' });
// What a game calls its values, which no other page needs.
const valueNames = import.meta.glob<Catalogue>('@games/*/box/*.json', { import: 'default' });
const texts: Record<Language, Catalogue> = { en: en as Catalogue, pl: pl as Catalogue };

// A game that draws nothing for its box has all its values in fields.
const undrawn: AnyGameBox = { shelves: () => [] };

function useArt(game: string): AnyGameBox | null {
  const [art, setArt] = useState<AnyGameBox | null>(null);
  useEffect(() => {
    const draw = arts[`../games/${game.replaceAll('-', '_')}/box.tsx`];
    if (draw) void draw().then(setArt);
    else setArt(undrawn);
  }, [game]);
  return art;
}

function useValueNames(game: string, language: Language): Catalogue | null {
  const [names, setNames] = useState<Catalogue | null>(null);
  useEffect(() => {
    const path = Object.keys(valueNames).find((each) =>
      each.endsWith(`/${game.replaceAll('-', '_')}/box/${language}.json`),
    );
    if (path) void valueNames[path]!().then(setNames);
    else setNames({});
  }, [game, language]);
  return names;
}

type Fetched = Given | { refused: string } | null;

function useGiven(game: string, hash: string | null): Fetched {
  const [given, setGiven] = useState<Fetched>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      for (let wait = 500; wanted; wait = Math.min(wait * 1.7, 5000)) {
        const [usual, start] = await Promise.all([
          fetchSheet(game, null),
          hash === null ? null : fetchSheet(game, hash),
        ]);
        const refused = [usual, start].find((answer) => answer && !answer.ok);
        if (refused && !refused.ok) return wanted && setGiven({ refused: refused.text });
        if (usual?.ok && (hash === null || start?.ok)) {
          if (hash !== null) noteKept(hash);
          return wanted && setGiven({ usual: usual.said, start: start?.ok ? start.said : usual.said, hash });
        }
        // The server is away for a moment: the connection says so, here it is enough to ask again.
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [game, hash]);
  return given;
}

// Everything in a game's box as it lies on the table: to look at, correct, try and share.
export function BoxPage({ game, hash }: { game: string; hash: string | null }) {
  const words = useWords();
  const catalogue = useTexts(game);
  const names = useValueNames(game, words.language);
  const art = useArt(game);
  const given = useGiven(game, hash);
  const say = useMemo(
    () => words.among(String, [texts[words.language], names ?? {}, catalogue ?? {}]),
    [words, catalogue, names],
  );
  const title = String(frontOf(game, words.language).title ?? game);
  useEffect(() => {
    document.title = say.say('box.page_title', { game: title });
  });
  return (
    <main id="main" class="page box">
      <p class="crumbs">
        <Link to="/">{words.say('lobby.short')}</Link>
        <Link to={`/help/${game}`}>{words.say('lobby.rules')}</Link>
      </p>
      <div class="box-head">
        <h1 tabIndex={-1}>{say.say('box.title', { game: title })}</h1>
        <p class="lead">{say.say('box.lead')}</p>
      </div>
      {given && 'refused' in given ? (
        <p class="refusal" role="alert">
          {say.say('box.unknown')} <Link to={`/box/${game}`}>{say.say('box.to_usual')}</Link>
        </p>
      ) : given && art && catalogue && names ? (
        <OpenedBox key={`${game} ${hash}`} game={game} art={art} say={say} given={given} />
      ) : (
        <p class="quiet" role="status">
          {say.say('box.loading')}
        </p>
      )}
    </main>
  );
}

interface OpenedBoxProps {
  game: string;
  art: AnyGameBox;
  say: Phrasebook;
  given: Given;
}

type Sheet = 'changes' | 'play' | 'share' | 'files' | null;

function OpenedBox({ game, art, say, given }: OpenedBoxProps) {
  const desk = useOpenBox(game, art, say, given);
  const { open, tools } = desk;
  const [sheet, setSheet] = useState<Sheet>(null);
  const [shown, setShown] = useState<string | null>(null);
  const shelves = useMemo(() => art.shelves(open.now, say), [art, open.now, say]);
  const things = shelves.flatMap((each) => each.things);
  const at = things.findIndex((each) => each.path === shown);
  useUndoKeys(tools.undo, tools.redo);
  const look = (path: string) => {
    setSheet(null);
    const thing = things.find((each) => path.startsWith(each.path));
    if (thing) setShown(thing.path);
    else
      document
        .querySelector(`[data-thing-path="${CSS.escape(path.split('.')[0]!)}"] input`)
        ?.scrollIntoView({ block: 'center' });
  };
  return (
    <BoxContext.Provider value={open}>
      <State desk={desk} given={given} open={look} />
      <Toolbar desk={desk} show={setSheet} given={given} />
      <Shelves shelves={shelves} open={(thing) => setShown(thing.path)} />
      <Trial desk={desk} given={given} />
      <DropZone desk={desk} />
      {things[at] && (
        <ThingDialog
          thing={things[at]}
          before={things[at - 1]}
          after={things[at + 1]}
          open={(thing) => setShown(thing.path)}
          close={() => setShown(null)}
        />
      )}
      {sheet === 'changes' && <Changes open={look} close={() => setSheet(null)} />}
      {sheet === 'play' && <PlayWith desk={desk} close={() => setSheet(null)} />}
      {sheet === 'share' && <Share desk={desk} close={() => setSheet(null)} />}
      {sheet === 'files' && <FileDesk desk={desk} given={given} close={() => setSheet(null)} />}
    </BoxContext.Provider>
  );
}

function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const back = key === 'z' && !event.shiftKey;
      const forth = key === 'y' || (key === 'z' && event.shiftKey);
      if (!back && !forth) return;
      event.preventDefault();
      (back ? undo : redo)();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}

// Whether this is the program's box, another, or none that can be played with; and what is wrong with it.
function State({
  desk: { open, judged },
  given,
  open: look,
}: {
  desk: Desk;
  given: Given;
  open: (path: string) => void;
}) {
  const { say, problems } = open;
  const { verdict, away } = judged;
  const lines = linesBetween(open.usual, open.now).length;
  const known = lines === 0 ? given.usual.hash : verdict?.hash;
  const key = lines === 0 ? 'box.is_usual' : 'box.is_own';
  const missing = (verdict?.sound ? problems : []).map((each) => inWords(open, each));
  return (
    <div
      class="box-state"
      role="status"
      data-sound={verdict?.sound ?? true}
      data-own={lines > 0}
      data-asking={judged.asking}
    >
      <p>
        <b>{say.say(key, { count: lines })}</b>
        {known && (
          <>
            {' '}
            <code title={known}>{known.slice(0, 8)}</code>
          </>
        )}
        {verdict?.sound && lines > 0 && ` ${say.say('box.sound')}`}
        {away && ` ${say.say('box.away')}`}
      </p>
      {missing.length > 0 && <p>{missing.join(' ')}</p>}
      {verdict && !verdict.sound && (
        <ul>
          {problems.map((each) => (
            <li key={each.path}>
              <button type="button" class="button small plain" onClick={() => look(each.path)}>
                {nameOf(open, each.path)}
              </button>{' '}
              {inWords(open, each)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const nameOf = (open: OpenBox, path: string): string => {
  const top = /^\w*/.exec(path)![0];
  return path === '' ? open.say.say('box.whole') : labelOf(open, top);
};

interface ToolbarProps {
  desk: Desk;
  given: Given;
  show: (sheet: Sheet) => void;
}

function Toolbar({ desk: { open, tools, judged, take }, given, show }: ToolbarProps) {
  const { say } = open;
  const { past, future } = tools.bench;
  const changed = linesBetween(open.usual, open.now).length > 0;
  const ready = judged.verdict?.sound === true && !judged.asking;
  return (
    <div class="box-tools" role="toolbar" aria-label={say.say('box.tools')}>
      <button type="button" class="button small" disabled={past.length === 0} onClick={tools.undo} data-tool="undo">
        {say.say('box.undo')}
      </button>
      <button type="button" class="button small" disabled={future.length === 0} onClick={tools.redo} data-tool="redo">
        {say.say('box.redo')}
      </button>
      <button
        type="button"
        class="button small"
        disabled={!changed}
        onClick={() => show('changes')}
        data-tool="changes"
      >
        {say.say('box.changes')}
      </button>
      <button
        type="button"
        class="button small"
        disabled={!changed}
        onClick={() => take(given.usual.components, {})}
        data-tool="usual"
      >
        {say.say('box.all_back')}
      </button>
      <button type="button" class="button small" onClick={() => show('files')} data-tool="files">
        {say.say('box.files')}
      </button>
      <button type="button" class="button small" disabled={!ready} onClick={() => show('share')} data-tool="share">
        {say.say('box.share')}
      </button>
      <button
        type="button"
        class="button small primary"
        disabled={!ready}
        onClick={() => show('play')}
        data-tool="play"
      >
        {say.say('box.play')}
      </button>
    </div>
  );
}

// The shelves of the box, and what to look for on them.
function Shelves({ shelves, open }: { shelves: readonly ShelfOfBox[]; open: (thing: Thing) => void }) {
  return (
    <BoxContext.Consumer>
      {(box) => box && <FoundShelves box={box} shelves={shelves} open={open} />}
    </BoxContext.Consumer>
  );
}

interface FoundShelvesProps {
  box: OpenBox;
  shelves: readonly ShelfOfBox[];
  open: (thing: Thing) => void;
}

function FoundShelves({ box, shelves, open }: FoundShelvesProps) {
  const { say } = box;
  const [sought, setSought] = useState('');
  const [sieve, setSieve] = useState<Sieve>('all');
  const found = shelves.map((shelf) => ({ shelf, shown: thingsFound(box, shelf, sought, sieve) }));
  const facts = factsBeside(box, shelves).filter(
    (path) => passes(statesOf(box, path), sieve) && isSought(labelOf(box, path), sought),
  );
  const count = found.reduce((sum, { shown }) => sum + shown.length, facts.length);
  return (
    <>
      <nav class="contents" aria-label={say.say('box.contents')}>
        <ul>
          {found.map(({ shelf, shown }) => (
            <li key={shelf.name}>
              <a href={`#box-${shelf.name}`}>
                {labelOf(box, shelf.name)} <span class="number">{shown.length}</span>
              </a>
            </li>
          ))}
          <li>
            <a href="#box-facts">
              {say.say('box.facts')} <span class="number">{facts.length}</span>
            </a>
          </li>
        </ul>
        <Sources box={box} />
      </nav>
      <search class="box-search">
        <label>
          <span class="unseen">{say.say('box.search')}</span>
          <input
            type="search"
            class="field"
            placeholder={say.say('box.search')}
            value={sought}
            onInput={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </label>
        <select
          class="field"
          aria-label={say.say('box.sieve')}
          value={sieve}
          onChange={({ currentTarget }) => setSieve(currentTarget.value as Sieve)}
        >
          {sieves.map((each) => (
            <option key={each} value={each}>
              {say.say(`box.sieve.${each}`)}
            </option>
          ))}
        </select>
        <span class="quiet" role="status">
          {(sought !== '' || sieve !== 'all') && say.say('box.found', { count })}
        </span>
      </search>
      {found.map(({ shelf, shown }) => (
        <section key={shelf.name} id={`box-${shelf.name}`} class="box-shelf" aria-labelledby={`box-${shelf.name}-name`}>
          <h2 id={`box-${shelf.name}-name`}>{labelOf(box, shelf.name)}</h2>
          {box.notesOn(shelf.name).map((note) => (
            <p key={note.path} class="quiet">
              {inWords(box, note)}
            </p>
          ))}
          <Shelf shelf={shelf} shown={shown} statesOf={(thing) => statesOf(box, thing.path)} open={open} />
          {shown.length === 0 && <p class="quiet">{say.say('box.none_found')}</p>}
          <Rules path={shelf.name} />
        </section>
      ))}
      <section id="box-facts" class="box-shelf" aria-labelledby="box-facts-name">
        <h2 id="box-facts-name">{say.say('box.facts')}</h2>
        <ul class="box-facts">
          {facts.map((path) => (
            <FactRow key={path} path={path} />
          ))}
        </ul>
        {facts.length === 0 && <p class="quiet">{say.say('box.none_found')}</p>}
      </section>
    </>
  );
}

// How much of the box is printed, and how much our own.
function Sources({ box }: { box: OpenBox }) {
  const { say } = box;
  const all = [...sourcesOf(box.now).values()];
  return (
    <dl class="box-legend">
      {(['printed', 'reconstructed'] as const).map((source) => (
        <div key={source}>
          <dt>{say.say(`box.state.${source}`)}</dt>
          <dd class="number">{all.filter((each) => each === source).length}</dd>
        </div>
      ))}
      <div>
        <dt>{say.say('box.state.checked')}</dt>
        <dd class="number">{box.checked.size}</dd>
      </div>
    </dl>
  );
}
