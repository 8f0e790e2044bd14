import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import type { Line, Table } from '../generated/protocol';
import type { AnyGameClient } from '../kit/game';
import { connection } from '../shell/home';
import { Bubble, Finger, PaperPlane } from '../shell/icons';
import { refusalWords } from '../shell/refusal';
import { Link } from '../shell/router';
import type { SeatFace } from '../shell/seats';
import { SeatGlyph } from '../shell/seats';
import { useStore } from '../shell/store';
import type { Phrasebook } from '../texts/format';
import type { Chair } from './sitting';
import { longestLine, sentence, speaker } from './talk';

interface ChatProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  faces: readonly SeatFace[];
  say: Phrasebook;
  offer?: () => void; // the game's signals
  askPoint?: () => void;
}

// What people say to each other. Seated people write, everybody reads.
export function Chat({ chair, client, table, faces, say, offer, askPoint }: ChatProps) {
  const { lines, refused } = useStore(chair.talk);
  const seated = table.you !== null;
  useEffect(() => {
    const look = () => document.hidden || chair.markRead();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [chair, lines]);
  return (
    <div class="chat">
      {lines.length > 0 && <Lines lines={lines} client={client} table={table} faces={faces} say={say} />}
      {!seated && lines.length === 0 && <p class="quiet">{say.say('talk.spectator')}</p>}
      {seated && askPoint && lines.length === 0 && <p class="quiet">{say.say('talk.hint')}</p>}
      {seated && offer && client.signals && (
        <button type="button" class="button small" onClick={offer}>
          <Bubble />
          {say.say('talk.signals')}
        </button>
      )}
      {seated && <Field chair={chair} say={say} askPoint={askPoint} />}
      <p class="refusal chat-refusal" role="status">
        {refused && refusalWords(refused, say)}
      </p>
    </div>
  );
}

interface LinesProps {
  lines: readonly Line[];
  client: AnyGameClient;
  table: Table;
  faces: readonly SeatFace[];
  say: Phrasebook;
}

// Newest at the bottom; it follows by itself unless the reader has scrolled up.
function Lines({ lines, client, table, faces, say }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (box && follows.current) box.scrollTop = box.scrollHeight;
  }, [lines]);
  return (
    <ol
      ref={list}
      class="chat-lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard
      tabIndex={0}
      aria-label={say.say('talk.title')}
      onScroll={() => {
        const box = list.current!;
        follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
    >
      {lines.map((line) => (
        <ChatLine key={line.n} line={line} name={speaker(line, faces, table.seats)} client={client} say={say} />
      ))}
    </ol>
  );
}

interface ChatLineProps {
  line: Line;
  name: string;
  client: AnyGameClient;
  say: Phrasebook;
}

const ChatLine = memo(({ line, name, client, say }: ChatLineProps) => (
  <li data-kind={line.signal !== null ? 'signal' : undefined}>
    <SeatGlyph seat={line.seat} />
    <span>
      <b style={{ color: `var(--seat-${line.seat})` }}>{name}</b> <span>{sentence(line, client, say)}</span>{' '}
      {line.invite !== null && <Link to={`/t/${line.invite}`}>{say.say('over.join')}</Link>}
    </span>
  </li>
));

interface FieldProps {
  chair: Chair;
  say: Phrasebook;
  askPoint?: (() => void) | undefined;
}

function Field({ chair, say, askPoint }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const connected = useStore(connection.line) === 'open';
  const { refused } = useStore(chair.talk);
  // What the server did not take is given back, so that it need not be typed again.
  useEffect(() => {
    if (refused?.request === 'say' && field.current?.value === '') field.current.value = sent.current;
  }, [refused]);
  const send = (event: Event) => {
    event.preventDefault();
    const text = field.current!.value;
    if (text.trim() === '' || !chair.say(text)) return;
    sent.current = text;
    field.current!.value = '';
  };
  return (
    <form class="chat-form" onSubmit={send}>
      <input
        ref={field}
        class="field"
        maxLength={longestLine}
        autoComplete="off"
        enterkeyhint="send"
        aria-label={say.say('talk.field')}
        placeholder={say.say('talk.field')}
      />
      <button
        type="submit"
        class="icon-button"
        disabled={!connected}
        aria-label={say.say('talk.send')}
        title={say.say('talk.send')}
      >
        <PaperPlane />
      </button>
      {askPoint && (
        <button
          type="button"
          class="icon-button"
          disabled={!connected}
          aria-label={say.say('talk.point')}
          title={say.say('talk.point_hint')}
          onClick={askPoint}
        >
          <Finger />
        </button>
      )}
    </form>
  );
}
