import './die.css';
import { SeatMark } from '../../../shell/seats';
import { edge, Field, type Spot } from './glyphs';
import { chalk, ink } from './paint';

export { CardBack, CardFace } from './card';
export { Van, vanBays, vanBox } from './van';

// Figures and dice, for use inside an SVG: their middle at x, y, and `size` high.

const coat = 'M12 11.5C16.8 11.5 19.4 14.5 20.4 23.2H3.6C4.6 14.5 7.2 11.5 12 11.5Z';

// Six people of the project: a beret, a pony tail, a sun hat, a bowler, a bun, headphones.
const heads: readonly string[] = [
  'M12 3.4C15 3.4 16.6 5.4 16.6 7.9S14.8 12.6 12 12.6 7.4 10.4 7.4 7.9 9 3.4 12 3.4ZM4.4 5.4C4.6 2.4 8.6.9 13 1.2L13.8.2 14.8.6 14.6 1.5C18.6 2.2 20.4 4 19.4 5.6 15 4.6 9 5 4.4 5.4Z',
  'M12 1.2C15.4 1.2 17 3.6 17 6.8S15 12.6 12 12.6 7 10 7 6.8 8.6 1.2 12 1.2ZM15.8 3C20 3.2 21.6 6 20.6 9.4 20.2 11 20.8 12.4 22.4 13.4 19 14.2 17.4 12 17.8 9.4 18 7.4 17.6 6 16.2 5.2Z',
  'M12 4C14.8 4 16.4 5.8 16.4 8.2S14.6 12.6 12 12.6 7.6 10.6 7.6 8.2 9.2 4 12 4ZM1.4 6.8C4 6.4 6.6 6 7.4 5.6 7.8 2.4 9.6.8 12 .8S16.2 2.4 16.6 5.6C17.4 6 20 6.4 22.6 6.8 21 8.6 16.6 9 12 9S3 8.6 1.4 6.8Z',
  'M12 4C14.8 4 16.4 5.8 16.4 8.2S14.6 12.6 12 12.6 7.6 10.6 7.6 8.2 9.2 4 12 4ZM5 5H6.8L6.6.6H17.4L17.2 5H19V6.8H5Z',
  'M12 3.4C15.2 3.4 16.8 5.4 16.8 8S14.8 12.6 12 12.6 7.2 10.6 7.2 8 8.8 3.4 12 3.4ZM12 0A2.5 2.5 0 1 1 12 5 2.5 2.5 0 1 1 12 0ZM6.6 8.6C6.2 4.8 8.4 3 12 3S17.8 4.8 17.4 8.6C18.2 10.6 18 12 17 13H7C6 12 5.8 10.6 6.6 8.6Z',
  'M12 2.6C15 2.6 16.6 4.8 16.6 7.6S14.8 12.6 12 12.6 7.4 10.4 7.4 7.6 9 2.6 12 2.6ZM5.2 7.4C5.2 3 8 .4 12 .4S18.8 3 18.8 7.4H20V11.6H16.8V7.2C16.8 4 15 2.2 12 2.2S7.2 4 7.2 7.2V11.6H4V7.4Z',
];

// A player's figure: its silhouette, its colour and the mark of its seat.
export function Pawn({ seat, ...set }: Spot & { seat: number }) {
  const head = heads[seat % heads.length]!;
  return (
    <Field {...set}>
      <ellipse cx="12" cy="22.6" rx="10.5" ry="1.8" fill="#000" opacity=".28" />
      <g
        fill={`var(--seat-${seat})`}
        stroke="var(--on-seat)"
        stroke-width="2.6"
        stroke-linejoin="round"
        paint-order="stroke"
      >
        <path d={coat} />
        <path d={head} />
      </g>
      <g fill={`var(--seat-${seat})`}>
        <path d={coat} />
        <path d={head} />
      </g>
      <g transform="translate(8.1 14.2) scale(.33)" style={{ color: 'var(--on-seat)' }}>
        <SeatMark seat={seat} />
      </g>
    </Field>
  );
}

// Who goes with a lone player: a dog, so that nobody takes it for an agent or a player.
export function Companion(set: Spot) {
  return (
    <Field {...set}>
      <ellipse cx="12" cy="22.6" rx="10" ry="1.7" fill="#000" opacity=".28" />
      <path
        d="M5.4 3.2 8.2 1.2 9.4 4.4C12 4.6 13.4 6 13.6 8.2 13.8 10 15.2 11 17 11.6 19.6 12.6 20.4 15 20.4 18 21.8 18 22.2 16.6 21.4 14.8 23.4 16.8 23.2 20.4 20.4 20.8V22.8H6.6V20.8H8V14.6C7 13.4 6.6 12.2 6.6 11H3.6C2 11 1.2 9.8 1.6 8.6L5 6.2Z"
        fill="#a8713b"
        stroke={edge}
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path
        d="M8.2 11C10 12.6 12 12.4 13.8 10.6L14.6 12C12.4 14.2 9.8 14.4 7.6 12.6Z"
        fill="#c8412b"
        stroke={ink}
        stroke-width=".7"
      />
      <path d="M9.2 4.6C11.2 5.6 11.8 8 10.8 10.4" fill="none" stroke={ink} stroke-width="1.1" />
      <circle cx="6.2" cy="7" r=".9" fill={ink} />
      <circle cx="2.2" cy="8.8" r=".9" fill={ink} />
    </Field>
  );
}

const pipPlaces: readonly (readonly [number, number])[][] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6.4],
    [17, 6.4],
    [7, 12],
    [17, 12],
    [7, 17.6],
    [17, 17.6],
  ],
];

export interface DieProps extends Spot {
  pips: number;
  ally: boolean;
  rolling: boolean;
  seat?: number | null; // whose die: its edge takes the seat's colour
}

export function Die({ pips, ally, rolling, seat = null, ...set }: DieProps) {
  const [body, light, dot] = ally ? ['#1b1a1c', '#47444a', '#f6efdf'] : [chalk, '#ffffff', ink];
  return (
    <Field {...set}>
      <g class={rolling ? 'pa-die-rolling' : undefined}>
        <path
          d="M4.6 1.4C9 .9 15 1 19.6 1.3 21.8 1.5 22.8 2.5 22.9 4.6 23.2 9 23.2 15 22.8 19.6 22.6 21.8 21.6 22.8 19.4 22.9 15 23.2 9 23.2 4.6 22.8 2.4 22.6 1.3 21.6 1.2 19.4.9 15 .9 9 1.2 4.6 1.4 2.4 2.4 1.5 4.6 1.4Z"
          fill={body}
          stroke={seat === null ? (ally ? '#8d8880' : ink) : `var(--seat-${seat})`}
          stroke-width={seat === null ? 1.1 : 2}
        />
        <path
          d="M4 17C3.6 12 3.6 8 4.4 4.6 8 3.7 12 3.6 16 3.8"
          fill="none"
          stroke={light}
          stroke-width="1.1"
          stroke-linecap="round"
        />
        {rolling
          ? null
          : (pipPlaces[pips] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.25" fill={dot} />)}
      </g>
    </Field>
  );
}
