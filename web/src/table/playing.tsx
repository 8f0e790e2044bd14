import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Dialog } from '../dialog';
import type { AnyGameClient, AnyScene, SeatFace } from '../games/game';
import type { Table } from '../generated/protocol';
import { connection } from '../home';
import { Bubble, Scroll } from '../icons';
import { Coach } from '../intro/coach';
import { useStore } from '../store';
import type { Phrasebook } from '../texts/format';
import { useWide } from '../wide';
import { Choosing } from './choosing';
import { Margin } from './margin';
import { News } from './news';
import { SpokenTalk, Toast } from './notes';
import { usePointing } from './pointing';
import { Result } from './result';
import { Rings } from './rings';
import { useShowing } from './showing';
import { SignalSheet, useSignals } from './signals';
import type { Chair } from './sitting';
import { unread } from './talk';

interface PlayingProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  view: unknown;
  events: readonly unknown[];
  deadline: number | null;
  faces: readonly SeatFace[];
  say: Phrasebook;
  refusal: string | null;
  fromStart: boolean; // this page was there before the first deal
}

// The table in play: stage, desk, margin.
export function Playing({
  chair,
  client,
  table,
  view,
  events,
  deadline,
  faces,
  say,
  refusal,
  fromStart,
}: PlayingProps) {
  const shown = useShowing({ client, components: table.components, view, events, fromStart });
  const connected = useStore(connection.line) === 'open';
  const wide = useWide();
  const past = useMemo(() => events.slice(0, shown.count), [events, shown.count]);
  const over = table.stage === 'over' && shown.count === events.length;
  const acting = client.acting(view);
  const myTurn = acting !== null && acting === table.you;
  const heading = useRef<HTMLHeadingElement>(null);
  // The start button is gone with the waiting page: whoever pressed it goes on from the board's title.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  const scene: AnyScene = {
    shown: shown.view,
    now: view,
    event: shown.event,
    past,
    me: table.you,
    seats: faces,
    components: table.components,
    options: table.options,
    say,
    connected,
    deadline,
    play: (move) => chair.play(move),
  };
  const people = { chair, client, table, faces, say };
  const [sheet, setSheet] = useState<'margin' | 'signals' | null>(null);
  const close = () => setSheet(null);
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
      offer={offer}
      askPoint={askPoint}
      toChat={!wide && unread(chair.talk.value, table.you) > 0}
    />
  );

  return (
    <div class="table" data-over={over}>
      <main id="main" class="table-main">
        <h1 ref={heading} class="unseen" tabIndex={-1}>
          {say.say('title')}
        </h1>
        <section class="stage" aria-label={say.say('table.stage')}>
          {over && table.result && (
            <Result chair={chair} client={client} table={table} scene={scene} result={table.result} />
          )}
          <client.Stage {...scene} />
        </section>
        <section class="desk" aria-label={say.say('table.desk')} data-turn={myTurn}>
          <Toast {...people} hidden={!wide && !drawer} open={() => setSheet('margin')} />
          {table.you !== null && <Coach table={table.table} game={table.game} view={view} say={say} />}
          <div class="desk-lines">
            <div class="desk-words">
              <News client={client} past={past} me={table.you} say={say} />
              <p class="prompt" role="status">
                {refusal ? <span class="refusal">{refusal}</span> : client.prompt(view, say)}
              </p>
            </div>
            {!wide && table.you !== null && client.signals && (
              <button type="button" class="icon-button" aria-label={say.say('talk.signals')} onClick={offer}>
                <Bubble />
              </button>
            )}
            {!wide && <MarginButton chair={chair} me={table.you} say={say} open={() => setSheet('margin')} />}
          </div>
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
      {!drawer && <SpokenTalk {...people} />}
      {sheet === 'signals' && <SignalSheet client={client} say={say} give={give} askPoint={askPoint} close={close} />}
    </div>
  );
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
