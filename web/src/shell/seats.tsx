import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../generated/protocol';
import type { Catalogue, Phrasebook } from '../texts/format';
import { useWords } from './words';

// Who sits where: each seat has a colour and a mark of its own, so that colour never stands alone.

export interface SeatFace {
  seat: number;
  name: string;
  bot: boolean;
  present: boolean;
  standIn: boolean; // a bot plays for this person now
}

const marks = [
  'M14.5 2.5a9.5 9.5 0 1 0 7 14.8A8.2 8.2 0 0 1 14.5 2.5Z',
  'm12 2 2.9 6.4 7 .8-5.2 4.7 1.4 6.9L12 17.3l-6.1 3.5 1.4-6.9L2.1 9.2l7-.8Z',
  'M8 2.5a5.5 5.5 0 0 1 2 10.6V15h2.5v2.5H10V19h2v2.5H6v-8.4A5.5 5.5 0 0 1 8 2.5Zm0 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  'M3 19.5 1.8 7.3l5.4 4L12 3.5l4.8 7.8 5.4-4L21 19.5Z',
  'M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12Zm10.5 4a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'M12 2.5a2 2 0 0 1 1.8 2.8c2.9.8 4.4 3.2 4.4 6.2v4l2.3 2.5H3.5L5.8 15.5v-4c0-3 1.5-5.4 4.4-6.2A2 2 0 0 1 12 2.5ZM9.5 19.5h5a2.5 2.5 0 0 1-5 0Z',
];

export function SeatGlyph({ seat }: { seat: number }) {
  return (
    <span class="seat-glyph" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <SeatMark seat={seat} />
      </svg>
    </span>
  );
}

export function SeatMark({ seat }: { seat: number }) {
  return <path d={marks[seat]} fill="currentColor" fill-rule="evenodd" />;
}

export function SeatName({ face }: { face: SeatFace }) {
  return (
    <span class="seat-name" style={{ color: `var(--seat-${face.seat})` }}>
      <SeatGlyph seat={face.seat} />
      <span class="seat-word">{face.name}</span>
    </span>
  );
}

// Names as people read them: bots by their kind, and a number where two would sound the same.
export function presence(face: SeatFace): string {
  if (face.bot) return 'seat.bot';
  if (face.standIn) return 'seat.stand_in';
  return face.present ? 'seat.present' : 'seat.away';
}

export function facesOf(seats: readonly SeatInfo[], say: Phrasebook): SeatFace[] {
  const given = seats.map((info, seat) => {
    if (info.sitter === 'person') return info.name;
    if (info.sitter === 'bot') return say.has(`bot.${info.name}`) ? say.say(`bot.${info.name}`) : info.name;
    return say.say('seat.empty', { number: seat + 1 });
  });
  return seats.map((info, seat) => {
    const name = given[seat]!;
    const before = given.slice(0, seat).filter((other) => other === name).length;
    return {
      seat,
      name: before > 0 ? `${name} ${before + 1}` : name,
      bot: info.sitter === 'bot',
      present: info.sitter === 'bot' || info.present,
      standIn: Boolean(info.stand_in), // notices of earlier servers lack it
    };
  });
}

// Who sits there, and the words of the game among them. The texts come with the game.
export function useCompany(
  seats: readonly SeatInfo[] | undefined,
  texts: Catalogue | undefined,
): { faces: SeatFace[]; say: Phrasebook } {
  const words = useWords();
  return useMemo(() => {
    const language = texts ? words.among(String, [texts]) : words;
    const faces = facesOf(seats ?? [], language);
    return { faces, say: language.among((seat) => faces[seat]?.name ?? String(seat + 1)) };
  }, [words, texts, seats]);
}
