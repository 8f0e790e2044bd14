import type { View } from '../../generated/czary-mary';
import type { SeatFace } from '../../shell/seats';
import { SeatMark } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';

const step = 34; // height of a floor
const width = 190;
const roof = 58;
const ground = 40;

// The walls lean in a little, and no line is quite straight.
function wall(floors: number, side: -1 | 1): string {
  const points = Array.from({ length: floors + 1 }, (_, f) => {
    const x = width / 2 + side * (74 - f * 1.6 + (f % 2 ? 1.4 : -0.8));
    return `${x.toFixed(1)} ${(roof + (floors - f) * step).toFixed(1)}`;
  });
  return points.join('L');
}

interface TowerProps {
  view: View;
  floors: number;
  seats: readonly SeatFace[];
  say: Phrasebook;
}

// The tower everyone climbs; each seat has its own stair, so that markers never hide each other.
export function Tower({ view, floors, seats, say }: TowerProps) {
  const height = roof + floors * step + ground;
  const lane = 22;
  const left = width / 2 - ((seats.length - 1) * lane) / 2;
  const y = (floor: number) => roof + (floors - floor) * step + step / 2 + 1;
  return (
    <figure class="cm-tower" data-anchor="tower">
      <figcaption class="cm-label">{say.say('label.tower')}</figcaption>
      <ul class="unseen">
        {seats.map((face) => (
          <li key={face.seat}>
            {face.name}: {say.say('label.floor')}{' '}
            <span data-number={`players.${face.seat}.floor`}>{view.players[face.seat]?.floor}</span>
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Masonry floors={floors} height={height} />
        {seats.map((face, i) => (
          <g
            key={face.seat}
            class="cm-marker"
            style={{ transform: `translate(${left + i * lane}px, ${y(view.players[face.seat]?.floor ?? 0)}px)` }}
          >
            <circle r="10.5" fill={`var(--seat-${face.seat})`} />
            <g transform="translate(-6.5 -6.5) scale(.542)" style={{ color: 'var(--on-seat)' }}>
              <SeatMark seat={face.seat} />
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Masonry({ floors, height }: { floors: number; height: number }) {
  const base = roof + floors * step;
  const middle = width / 2;
  return (
    <g>
      <path class="cm-hill" d={`M0 ${base + 12}Q40 ${base - 8} 95 ${base - 2}T190 ${base + 8}V${height}H0Z`} />
      <path class="cm-wall" d={`M${wall(floors, -1)}L${wall(floors, 1).split('L').reverse().join('L')}Z`} />
      <path
        class="cm-roof"
        d={`M${middle - 74} ${roof + 3}Q${middle - 30} ${roof - 20} ${middle} 6 ${middle + 28} ${roof - 22} ${middle + 74} ${roof + 2}Z`}
      />
      <path class="cm-flag" d={`M${middle} 8V-2M${middle} 0q10-3 22 3-10 2-22 6Z`} />
      {Array.from({ length: floors }, (_, i) => {
        const floor = floors - i;
        const top = roof + i * step;
        const half = 74 - floor * 1.6;
        return (
          <g key={floor}>
            <path
              class="cm-course"
              d={`M${middle - half - 1} ${top + step}q${half / 2} ${i % 2 ? 2 : -1.5} ${half + 1} .4t${half + 1} -.6`}
            />
            <path
              class="cm-course faint"
              d={`M${middle - half + 8 + (i % 3) * 9} ${top + 11}h${15 - (i % 2) * 4}M${middle + half - 34 + (i % 2) * 8} ${top + 22}h14M${middle - half + 20} ${top + 27}h${9 + (i % 3) * 3}`}
            />
            <text
              class="cm-floor-number"
              x={middle - half - 9}
              y={top + step / 2 + 5}
              text-anchor="end"
              data-top={floor === floors}
            >
              {floor}
            </text>
          </g>
        );
      })}
    </g>
  );
}
