import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MayUndo, Table } from '../generated/protocol';
import { lessons } from '../intro/lessons';
import type { AnyGameClient, AnyScene } from '../kit/game';
import { eventsThatStand } from '../kit/table_events';
import { Dialog } from '../shell/dialog';
import { connection } from '../shell/home';
import { Bubble, Scroll } from '../shell/icons';
import type { SeatFace } from '../shell/seats';
import { useStore } from '../shell/store';
import { useWide } from '../shell/wide';
import type { Phrasebook } from '../texts/format';
import { Choosing } from './choosing';
import { Explaining } from './explaining';
import { type Advice, HintButton } from './hint_button';
import { useJumping } from './jumping';
import { Margin } from './margin';
import { News } from './news';
import { SpokenTalk, Toast } from './notes';
import { Passing } from './passing';
import { usePointing } from './pointing';
import { Rings } from './rings';
import { SignalSheet, useSignals } from './signals';
import type { Chair, Step } from './sitting';
import { unread } from './talk';
import { UndoAsked, UndoButton } from './undo';
import { useShowing } from './use_showing';
import { useSounds } from './use_sounds';

// What comes after the game comes when it is over.
const Coach = lazy(async () => ({ default: (await import('../intro/coach')).Coach }));
const Hint = lazy(async () => ({ default: (await import('./hint')).Hint }));
const Result = lazy(async () => ({ default: (await import('./result')).Result }));

interface PlayingProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  components: unknown;
  steps: readonly Step[];
  deadline: number | null;
  faces: readonly SeatFace[];
  say: Phrasebook;
  refusal: string | null;
  advice: Advice;
  order: number | null;
  undo: MayUndo;
  fromStart: boolean; // this page was there before the first deal
  tellTurn: (mine: boolean) => void; // for the title, which belongs to the step on the page like everything else
}

// The table in play: stage, desk, margin.
export function Playing({
  chair,
  client,
  table,
  components,
  steps,
  deadline,
  faces,
  say,
  refusal,
  advice,
  order,
  undo,
  fromStart,
  tellTurn,
}: PlayingProps) {
  const shown = useShowing({ client, steps, me: table.you, fromStart });
  const { view } = shown.step;
  const connected = useStore(connection.line) === 'open';
  const wide = useWide();
  const told = useMemo(() => steps.slice(0, shown.at + 1).flatMap(({ events }) => events), [steps, shown.at]);
  const past = useMemo(() => eventsThatStand(steps.slice(0, shown.at + 1)), [steps, shown.at]);
  const over = table.stage === 'over' && shown.settled;
  const acting = client.acting(view);
  const lesson = useStore(lessons)[table.table];
  const taught = lesson !== undefined && table.you !== null;
  const standIn = table.you !== null && faces[table.you]!.standIn && table.stage === 'playing';
  const myTurn = shown.live && acting !== null && acting === table.you && !standIn;
  useEffect(() => tellTurn(myTurn), [tellTurn, myTurn]);
  useEffect(() => () => tellTurn(false), [tellTurn]);
  useJumping(shown.live, shown.jump);
  useSounds(client, shown.event, myTurn, over);
  const heading = useRef<HTMLHeadingElement>(null);
  // The start button is gone with the waiting page: whoever pressed it goes on from the board's title.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  const scene: AnyScene = {
    view,
    live: shown.live && connected && !standIn,
    event: shown.event,
    past,
    me: table.you,
    seats: faces,
    components,
    options: table.options,
    say,
    deadline: shown.live ? deadline : null,
    // Whatever a board lets through: a move is about the table as it is now.
    play: (move) => scene.live && chair.play(move),
    orders: table.you === null ? undefined : { limit: order, give: (limit) => scene.live && chair.order(limit) },
  };
  const people = { chair, client, table, faces, say };
  const [sheet, setSheet] = useState<'margin' | 'signals' | null>(null);
  const close = () => setSheet(null);
  // Whoever left pressed a button that is gone now; the way back is on the desk.
  useEffect(() => {
    if (standIn) close();
  }, [standIn]);
  const drawer = !wide && sheet === 'margin';
  const { choosing, give, askPoint } = useSignals(chair, client, say, close);
  const offer = () => setSheet('signals');
  usePointing(table.you !== null && !choosing, (thing) => chair.point(thing), askPoint);
  const margin = (
    <Margin
      chair={chair}
      client={client}
      table={table}
      scene={scene}
      told={told}
      offer={offer}
      askPoint={askPoint}
      toChat={!wide && unread(chair.talk.value, table.you) > 0}
    />
  );

  return (
    <div class="table" data-over={over} data-live={shown.live} data-step={nameOf(steps, shown.at)}>
      <main id="main" class="table-main">
        <h1 ref={heading} class="unseen" tabIndex={-1}>
          {say.say('title')}
        </h1>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard */}
        <section class="stage" aria-label={say.say('table.stage')} tabIndex={0}>
          {over && table.result && (
            <Suspense fallback={null}>
              <Result chair={chair} client={client} table={table} scene={scene} result={table.result} />
            </Suspense>
          )}
          <client.Stage {...scene} />
        </section>
        <section class="desk" aria-label={say.say('table.desk')} data-turn={myTurn}>
          <Suspense fallback={null}>
            {myTurn && advice !== null && <Hint {...{ chair, client, scene, advice }} />}
          </Suspense>
          <Toast {...people} hidden={!wide && !drawer} open={() => setSheet('margin')} />
          <Suspense fallback={null}>
            {taught && <Coach table={table.table} game={table.game} view={view} say={say} />}
          </Suspense>
          {standIn && (
            <div class="stand-in" role="status">
              <p>{say.say('table.stand_in')}</p>
              <button type="button" class="button primary small" onClick={() => chair.comeBack()}>
                {say.say('table.come_back')}
              </button>
            </div>
          )}
          {shown.live && table.undo && <UndoAsked {...{ chair, table, say }} question={table.undo} />}
          <div class="desk-lines">
            <div class="desk-words">
              <News client={client} past={told} me={table.you} say={say} />
              <p class="prompt" role="status">
                {refusal ? <span class="refusal">{refusal}</span> : client.prompt(view, say)}
              </p>
            </div>
            {shown.live && connected && undo !== 'no' && !table.undo && <UndoButton {...{ chair, undo, say }} />}
            {table.hints && myTurn && <HintButton {...{ chair, advice, say }} />}
            {!wide && table.you !== null && client.signals && (
              <button type="button" class="icon-button" aria-label={say.say('talk.signals')} onClick={offer}>
                <Bubble />
              </button>
            )}
            {!wide && <MarginButton chair={chair} me={table.you} say={say} open={() => setSheet('margin')} />}
          </div>
          <Passing client={client} scene={scene} myTurn={myTurn} />
          <client.Desk {...scene} />
          {choosing && <Choosing {...choosing} client={client} say={say} />}
        </section>
      </main>
      {wide ? (
        <aside class="margin" aria-label={say.say('table.margin')}>
          {margin}
        </aside>
      ) : (
        drawer && (
          <Dialog title={say.say('table.margin')} look="drawer" close={close}>
            {margin}
            <Rings chair={chair} />
            <SpokenTalk {...people} />
          </Dialog>
        )
      )}
      <Rings chair={chair} />
      {!choosing && <Explaining />}
      {!drawer && <SpokenTalk {...people} />}
      {sheet === 'signals' && <SignalSheet client={client} say={say} give={give} askPoint={askPoint} close={close} />}
    </div>
  );
}

// Which step is on the page: its entry, and which of the entry's steps.
function nameOf(steps: readonly Step[], at: number): string {
  const { number } = steps[at]!;
  let first = at;
  while (steps[first - 1]?.number === number) --first;
  return `${number}.${at - first}`;
}

interface MarginButtonProps {
  chair: Chair;
  me: number | null;
  say: Phrasebook;
  open: () => void;
}

// On a phone the margin is behind this button, which counts what was said meanwhile.
function MarginButton({ chair, me, say, open }: MarginButtonProps) {
  const count = unread(useStore(chair.talk), me);
  const label = [say.say('table.margin'), ...(count > 0 ? [say.say('talk.unread', { count })] : [])].join(', ');
  return (
    <button type="button" class="icon-button margin-button" aria-label={label} onClick={open}>
      <Scroll />
      {count > 0 && <span class="unread number">{count > 99 ? '99+' : count}</span>}
    </button>
  );
}
