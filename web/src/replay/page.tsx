import { createPortal } from 'preact/compat';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useGame } from '../games';
import type { AnyGameClient, AnyScene } from '../kit/game';
import { eventsThatStand } from '../kit/table_events';
import { brought, broughtPlace } from '../shell/brought';
import { Dialog } from '../shell/dialog';
import { HelpLink } from '../shell/header';
import { Scroll } from '../shell/icons';
import { OwnBox } from '../shell/own_box';
import { Link } from '../shell/router';
import { type SeatFace, SeatName, useCompany } from '../shell/seats';
import { useStore } from '../shell/store';
import { useWide } from '../shell/wide';
import { useWords } from '../shell/words';
import { Reckoned } from '../story/ending';
import { OriginNote } from '../story/origin';
import { Ranking } from '../story/ranking';
import { type Chapter, chaptersOf, gameSteps, playTogether, type Reel } from '../story/reel';
import { type Eyes, type Source, useReel } from '../story/use_reel';
import { keepBox, useComponents } from '../table/components';
import { Explaining } from '../table/explaining';
import { News } from '../table/news';
import { Proof } from '../table/proof';
import { useSounds } from '../table/use_sounds';
import type { Phrasebook } from '../texts/format';
import { BringPage } from './bring';
import { Checking } from './checking';
import { Choices, Controls, eyesNamed } from './controls';
import { ReelLog } from './log';
import { LookingBack } from './looking_back';
import { PlayOn } from './play_on';
import { useProjector } from './use_projector';
import '../style/table.css';
import '../style/talk.css';
import './style.css';

// A finished game, from the exact views the table showed: /replay/ID, with ?at= a moment and ?as= somebody's eyes; or a journal that somebody brings, at
// /replay/file.
export function ReplayPage({ id }: { id: string }) {
  return id === broughtPlace ? <BroughtPage /> : <Replay id={id} source={{ table: id }} />;
}

// The journal lies in the page alone: who comes by a link has none.
function BroughtPage() {
  const journal = useStore(brought);
  if (!journal) return <BringPage />;
  return <Replay key={journal.name} id={broughtPlace} source={{ journal: journal.text }} />;
}

// The components that stand in a journal's header. The server has read it: it can be parsed.
const boxIn = (journal: string): unknown =>
  (JSON.parse(journal.slice(0, journal.indexOf('\n'))) as { components: unknown }).components;

function Replay({ id, source }: { id: string; source: Source }) {
  const words = useWords();
  const [asked] = useState(() => new URLSearchParams(location.search));
  const [eyes, setEyes] = useState<Eyes>(() => eyesNamed(asked.get('as')));
  const found = useReel(source, eyes);
  const reel = found && 'reel' in found ? found.reel : null;
  const game = useGame(reel?.told.game);
  useMemo(() => reel && 'journal' in source && keepBox(reel.told.components, boxIn(source.journal)), [reel, source]);
  const components = useComponents(reel?.told.components);
  const texts = game?.texts;
  const seats = reel?.told.seats;
  const { faces, say } = useCompany(seats, texts);
  const title = texts ? say.say('title') : '';
  useEffect(() => {
    document.title = title ? `${words.say('replay.title', { game: title })} · Atelier` : 'Atelier';
  }, [title, words]);

  if (found && 'refused' in found) return <BringPage why={found.refused} />;
  if (found && 'missing' in found) return <NoReplay id={id} why={found.missing} />;
  if (!reel || !game || components === null)
    return (
      <main id="main" class="page">
        <p class="quiet">{words.say('table.loading')}</p>
      </main>
    );
  const slot = document.getElementById('header-slot');
  return (
    <>
      {slot &&
        createPortal(
          <>
            <span class="header-title">{words.say('replay.title', { game: title })}</span>
            {reel.told.own_box && <OwnBox game={reel.told.game} box={reel.told.components} />}
            <HelpLink game={reel.told.game} />
          </>,
          slot,
        )}
      <Projection
        {...{ id, source, client: game.client, reel, components, faces, say, eyes }}
        look={setEyes}
        from={asked.get('at')}
      />
    </>
  );
}

interface ProjectionProps {
  id: string;
  source: Source;
  client: AnyGameClient;
  reel: Reel;
  components: unknown;
  faces: readonly SeatFace[];
  say: Phrasebook;
  eyes: Eyes;
  look: (eyes: Eyes) => void;
  from: string | null;
}

function Projection({ id, source, client, reel, components, faces, say, eyes, look, from }: ProjectionProps) {
  const projector = useProjector(client, reel, from);
  const at = Math.min(projector.shown.at, reel.moments.length - 1);
  const moment = reel.moments[at]!;
  const chapters = useMemo(() => chaptersOf(reel, (event) => client.logged(event)?.kind === 'round'), [reel, client]);
  const told = useMemo(() => reel.moments.slice(0, at + 1).flatMap(({ events }) => events), [reel, at]);
  const past = useMemo(() => eventsThatStand(reel.moments.slice(0, at + 1)), [reel, at]);
  const wide = useWide();
  const [drawer, setDrawer] = useState(false);
  const to = useCallback((step: number) => projector.to(step), [projector]);
  const me = typeof eyes === 'number' ? eyes : null;
  // The address is a link to this moment.
  useEffect(() => {
    if (!projector.running) history.replaceState(null, '', `/replay/${id}?at=${moment.name}&as=${eyes}`);
  }, [id, moment.name, eyes, projector.running]);
  const scene: AnyScene = {
    view: moment.view,
    live: false,
    event: projector.shown.event,
    past,
    me,
    seats: faces,
    components,
    options: reel.told.options,
    say,
    deadline: null,
    play: () => {},
  };
  const over = at === reel.moments.length - 1;
  useSounds(client, projector.shown.event, false, false);
  const choices = (
    <Choices {...{ projector, faces, eyes, look, say }}>
      {'table' in source && (
        <PlayOn
          table={source.table}
          game={reel.told.game}
          moment={moment}
          acting={client.acting(moment.view)}
          {...{ faces, me, over, say }}
        />
      )}
    </Choices>
  );
  const margin = (
    <>
      {!wide && choices}
      <ReplayMargin {...{ id, source, client, scene, reel, chapters, at, to, over }} />
    </>
  );
  return (
    <div class="table replay" data-live="false" data-step={moment.name}>
      <main id="main" class="table-main">
        <h1 class="unseen" tabIndex={-1}>
          {say.say('replay.title', { game: say.say('title') })}
        </h1>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard */}
        <section class="stage" aria-label={say.say('table.stage')} tabIndex={0}>
          <client.Stage {...scene} />
        </section>
        <section class="desk" aria-label={say.say('table.desk')}>
          <div class="desk-lines">
            <div class="desk-words">
              <News client={client} past={told} me={me} say={say} />
              <p class="prompt" role="status">
                {client.prompt(moment.view, say)}
              </p>
            </div>
            {!wide && (
              <button
                type="button"
                class="icon-button margin-button"
                aria-label={say.say('replay.margin')}
                onClick={() => setDrawer(true)}
              >
                <Scroll />
              </button>
            )}
          </div>
          {me !== null && (
            <details class="replay-desk" open={wide}>
              <summary>{say.say('replay.desk', { seat: me })}</summary>
              <client.Desk {...scene} />
            </details>
          )}
          <Controls {...{ projector, reel, chapters, say }}>{wide && choices}</Controls>
        </section>
      </main>
      {wide ? (
        <aside class="margin" aria-label={say.say('replay.margin')}>
          {margin}
        </aside>
      ) : (
        drawer && (
          <Dialog title={say.say('replay.margin')} look="drawer" close={() => setDrawer(false)}>
            {margin}
          </Dialog>
        )
      )}
      <Explaining />
    </div>
  );
}

interface MarginProps {
  id: string;
  source: Source;
  client: AnyGameClient;
  scene: AnyScene;
  reel: Reel;
  chapters: readonly Chapter[];
  at: number;
  to: (at: number) => void;
  over: boolean;
}

function ReplayMargin({ id, source, client, scene, reel, chapters, at, to, over }: MarginProps) {
  const { say, seats, view, components, me } = scene;
  return (
    <div class="margin-sheet">
      <section aria-labelledby="players-title">
        <h2 id="players-title" class="margin-title">
          {say.say('table.players')}
        </h2>
        <ul class="player-rows">
          {seats.map((face) => (
            <li key={face.seat} data-acting={client.acting(view) === face.seat}>
              <SeatName face={face} />
              <client.Standing view={view} seat={face.seat} components={components} say={say} />
            </li>
          ))}
        </ul>
      </section>
      <section class="log-section" aria-labelledby="log-title">
        <h2 id="log-title" class="margin-title">
          {say.say('table.log')}
        </h2>
        <ReelLog {...{ client, reel, at, me, say, to }} />
      </section>
      <details class="fold" open={over}>
        <summary>{say.say('replay.story')}</summary>
        <p class="replay-ending">{client.ending(reel.moments.at(-1)!.view, reel.told.result.ranks, say, components)}</p>
        <Ranking result={reel.told.result} together={playTogether(client)} faces={seats} me={me} />
        <OriginNote from={reel.told.from} say={say} />
        {'table' in source && <Proof table={id} say={say} />}
        {client.reckoning && <Reckoned table={id} faces={seats} {...{ client, components, say, reel, to }} />}
      </details>
      <Checking source={source} say={say} />
      {'table' in source && (
        <LookingBack table={id} faces={seats} steps={gameSteps(reel)} {...{ chapters, at, say, to }} />
      )}
      <div class="again-row">
        {'table' in source && (
          <a class="button small" href={`/api/tables/${id}/journal`} download>
            {say.say('over.journal')}
          </a>
        )}
        <Link to={`/replay/${broughtPlace}`} class="button small">
          {say.say('bring.another')}
        </Link>
        <Link to="/" class="button small">
          {say.say('nowhere.back')}
        </Link>
      </div>
    </div>
  );
}

function NoReplay({ id, why }: { id: string; why: 'unknown' | 'playing' | 'unreachable' }) {
  const words = useWords();
  return (
    <main id="main" class="page narrow">
      <h1 tabIndex={-1}>{words.say(`replay.${why}`)}</h1>
      <p>{words.say(`replay.${why}.hint`)}</p>
      <p>
        {why === 'playing' ? (
          <Link to={`/t/${id}`} class="button primary">
            {words.say('lobby.watch')}
          </Link>
        ) : (
          <Link to="/" class="button">
            {words.say('nowhere.back')}
          </Link>
        )}
      </p>
    </main>
  );
}
