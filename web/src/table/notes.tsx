import { useEffect, useRef, useState } from 'preact/hooks';
import type { Table } from '../generated/protocol';
import type { AnyGameClient } from '../kit/game';
import { refusalWords } from '../shell/refusal';
import type { SeatFace } from '../shell/seats';
import { SeatGlyph } from '../shell/seats';
import { useStore } from '../shell/store';
import type { Phrasebook } from '../texts/format';
import { bringIntoSight, elementsOf, inSight } from './sight';
import type { Chair } from './sitting';
import { gestureLasts, sentence, speaker, thingName } from './talk';

interface NotesProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  faces: readonly SeatFace[];
  say: Phrasebook;
}

interface Note {
  seat: number | null;
  name?: string;
  words: string;
  thing?: string; // pointed at, where it cannot be seen
}

// Hands on whatever others say or point at from now on.
function useNews({ chair, client, table, faces, say }: NotesProps, tell: (note: Note) => void): void {
  const { lines } = useStore(chair.talk);
  const gestures = useStore(chair.gestures);
  const heard = useRef(lines.at(-1)?.n ?? 0);
  const seen = useRef(gestures);
  useEffect(() => {
    const fresh = lines.filter((line) => line.n > heard.current && line.seat !== table.you);
    heard.current = Math.max(heard.current, lines.at(-1)?.n ?? 0);
    for (const line of fresh)
      tell({ seat: line.seat, name: speaker(line, faces, table.seats), words: sentence(line, client, say) });
  }, [lines]);
  useEffect(() => {
    const known = seen.current;
    seen.current = gestures;
    for (const gesture of gestures) {
      const [thing] = gesture.things;
      if (known.includes(gesture) || gesture.signal || gesture.seat === table.you || !thing) continue;
      const words = say.say('talk.points', { seat: gesture.seat, thing: thingName(thing, client, say) });
      tell({ seat: gesture.seat, words, thing });
    }
  }, [gestures]);
}

// Read once by screen readers.
export function SpokenTalk(props: NotesProps) {
  const [text, setText] = useState('');
  useNews(props, ({ name, words }) => setText(name ? `${name}: ${words}` : words));
  return (
    <p class="unseen" aria-live="polite">
      {text}
    </p>
  );
}

// A few words above the desk: what was said while the chat is hidden, what is pointed at where nobody looks.
export function Toast({ hidden, open, ...props }: NotesProps & { hidden: boolean; open: () => void }) {
  const { chair, say } = props;
  const { refused } = useStore(chair.talk);
  const [note, setNote] = useState<Note | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  useNews(props, (news) => {
    const here = layer.current!;
    if (news.thing ? !elementsOf(news.thing, here).some(inSight) : hidden) setNote(news);
  });
  useEffect(() => {
    if (refused && hidden) setNote({ seat: null, words: refusalWords(refused, say) });
  }, [refused]);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), gestureLasts);
    return () => clearTimeout(timer);
  }, [note]);
  const follow = () => {
    setNote(null);
    if (note?.thing) bringIntoSight(note.thing, layer.current!);
    else if (hidden) open();
  };
  return (
    <div ref={layer} class="toast-place">
      {note && (
        <button type="button" class="toast" onClick={follow}>
          {note.seat !== null && <SeatGlyph seat={note.seat} />}
          <span>
            {note.name && <b>{note.name} </b>}
            {note.words}
          </span>
        </button>
      )}
    </div>
  );
}
