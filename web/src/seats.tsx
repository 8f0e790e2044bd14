import type { SeatFace } from './games/game';
import type { SeatInfo } from './generated/protocol';
import type { Phrasebook } from './texts/format';

// Who sits where: each seat has a colour and a mark of its own, so that colour never stands alone.

const marks = [
  'M14.500 2.500a9.500 9.500 0 1 0 7 14.800A8.200 8.200 0 0 1 14.500 2.500Z',
  'm12 2 2.900 6.400 7 .8-5.200 4.700 1.400 6.900L12 17.300l-6.100 3.500 1.400-6.900L2.100 9.200l7-.8Z',
  'M8 2.500a5.500 5.500 0 0 1 2 10.600V15h2.500v2.500H10V19h2v2.500H6v-8.400A5.500 5.500 0 0 1 8 2.500Zm0 3a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  'M3 19.500 1.800 7.300l5.400 4L12 3.500l4.800 7.800 5.400-4L21 19.500Z',
  'M1.500 12S5.500 5 12 5s10.500 7 10.500 7-4 7-10.500 7S1.500 12 1.500 12Zm10.500 4a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'M12 2.500a2 2 0 0 1 1.800 2.800c2.900.8 4.400 3.200 4.400 6.200v4l2.300 2.500H3.500L5.800 15.500v-4c0-3 1.500-5.400 4.400-6.200A2 2 0 0 1 12 2.500ZM9.500 19.500h5a2.500 2.500 0 0 1-5 0Z',
];

export function SeatGlyph({ seat }: { seat: number }) {
  return (
    <span class="seat-glyph" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
      <svg viewBox="0 0 24 24">
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
    };
  });
}
