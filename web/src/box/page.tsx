import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTexts } from '../games';
import { frontOf } from '../games/fronts';
import type { AnyGameBox, Shelf as ShelfOfBox, Thing } from '../kit/box';
import { Link } from '../shell/router';
import { useWords } from '../shell/words';
import type { Catalogue, Language, Phrasebook } from '../texts/format';
import { factsBeside, isSought, passes, type Sieve, sieves, thingsFound } from './find';
import { statesOf } from './marks';
import { BoxContext, labelOf, type OpenBox } from './open_box';
import { fetchSheet } from './server';
import { Shelf } from './shelf';
import en from './texts/en.json';
import pl from './texts/pl.json';
import { FactRow, ThingDialog } from './thing';
import { type Given, useOpenBox } from './use_open_box';
import { sourcesOf } from './values';
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
        <p class="lead">{say.say('box.lead_shown')}</p>
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

function OpenedBox({ game, art, say, given }: OpenedBoxProps) {
  const { open } = useOpenBox(game, art, say, given);
  const [shown, setShown] = useState<string | null>(null);
  const shelves = useMemo(() => art.shelves(open.now, say), [art, open.now, say]);
  const things = shelves.flatMap((each) => each.things);
  const at = things.findIndex((each) => each.path === shown);
  return (
    <BoxContext.Provider value={open}>
      <Shelves shelves={shelves} open={(thing) => setShown(thing.path)} />
      {things[at] && (
        <ThingDialog
          thing={things[at]}
          before={things[at - 1]}
          after={things[at + 1]}
          open={(thing) => setShown(thing.path)}
          close={() => setShown(null)}
        />
      )}
    </BoxContext.Provider>
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
          <Shelf shelf={shelf} shown={shown} statesOf={(thing) => statesOf(box, thing.path)} open={open} />
          {shown.length === 0 && <p class="quiet">{say.say('box.none_found')}</p>}
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
