import type { JSX } from 'preact';
import { blob } from '../../../art/brush';
import type { Effect, Place } from '../../../generated/projekt-art';
import { AgentGlyph, ArtGlyph, HandGlyph, ResourceGlyph } from './glyphs';
import { badgeOf, roundel } from './layout';
import { artPaint } from './paint';

// A place on the map: its symbol on a coin of paper, ringed in its pigment.

const star = 'M12 1.5 14.7 9.3 22.5 12 14.7 14.7 12 22.5 9.3 14.7 1.5 12 9.3 9.3Z';

export function Roundel({ place, start, armoury }: { place: Place; start: boolean; armoury: boolean }) {
  const { x, y, art } = place;
  return (
    <g>
      {start && (
        <circle
          cx={x}
          cy={y}
          r={roundel + 6}
          fill="none"
          stroke="var(--pa-road)"
          stroke-width="3"
          stroke-dasharray="3 6"
        />
      )}
      <path
        d={blob(x, y, roundel, roundel, x + y, 0.012)}
        fill="var(--pa-chip)"
        stroke="var(--pa-road)"
        stroke-width="2.5"
      />
      <circle
        cx={x}
        cy={y}
        r={roundel - 4.5}
        fill="none"
        stroke={art ? artPaint[art] : 'var(--muted)'}
        stroke-width="4"
      />
      {art && <ArtGlyph art={art} x={x} y={y} size={42} />}
      {!art && !armoury && (
        <g transform={`translate(${x - 19} ${y - 19}) scale(1.6)`}>
          <path d={star} fill="var(--muted)" />
        </g>
      )}
      {armoury && <ResourceGlyph resource="weapons" x={x} y={y} size={40} />}
      <Badge place={place} />
    </g>
  );
}

// A place the White Hand has taken: darkness, a cross, and its print.
export function LostPlace({ place: { x, y } }: { place: Place }) {
  const r = roundel;
  return (
    <g>
      <path
        d={blob(x, y, r + 3, r + 3, x * 3 + y, 0.03)}
        fill="#1a1715"
        stroke="light-dark(#1a1715, #8d8274)"
        stroke-width="3"
      />
      <path
        d={`M${x - r} ${y - r}Q${x + 3} ${y - 4} ${x + r} ${y + r}M${x + r} ${y - r}Q${x - 2} ${y + 3} ${x - r} ${y + r}`}
        fill="none"
        stroke="light-dark(#a32a1a, #d9543f)"
        stroke-width="9"
        stroke-linecap="round"
      />
      <g transform={`rotate(-9 ${x} ${y})`}>
        <HandGlyph x={x} y={y} size={62} />
      </g>
    </g>
  );
}

const effectMarks: Record<Exclude<Effect, 'none'>, { sign: string; draw: (x: number, y: number) => JSX.Element }> = {
  gain_fuel: { sign: '+', draw: (x, y) => <ResourceGlyph resource="fuel" x={x} y={y} size={23} /> },
  gain_weapons: { sign: '+', draw: (x, y) => <ResourceGlyph resource="weapons" x={x} y={y} size={23} /> },
  gain_radios: { sign: '+', draw: (x, y) => <ResourceGlyph resource="radios" x={x} y={y} size={23} /> },
  lose_resources: {
    sign: '−',
    draw: (x, y) => (
      <path
        d={`M${x - 10} ${y - 5}L${x} ${y - 11} ${x + 10} ${y - 5}V${y + 7}L${x} ${y + 12} ${x - 10} ${y + 7}ZM${x - 10} ${y - 5}L${x} ${y} ${x + 10} ${y - 5}M${x} ${y}V${y + 12}`}
        fill="none"
        stroke="var(--ink)"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    ),
  },
  lose_clue: {
    sign: '−',
    draw: (x, y) => (
      <path
        d={`M${x - 7} ${y - 11}H${x + 8}V${y + 11}H${x - 7}ZM${x - 3} ${y - 6}H${x + 2}M${x - 3} ${y}H${x + 4}`}
        fill="none"
        stroke="var(--ink)"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    ),
  },
  spread_agents: { sign: '', draw: (x, y) => <AgentGlyph x={x} y={y} size={25} /> },
};

// What taking a work away from here brings: good with a green edge and a plus, bad with a red one and a minus.
function Badge({ place }: { place: Place }) {
  const disc = badgeOf(place);
  if (!disc || place.effect === 'none') return null;
  const { sign, draw } = effectMarks[place.effect];
  const tone = sign === '+' ? 'var(--good-ink)' : 'var(--accent-ink)';
  return (
    <g>
      <circle cx={disc.x} cy={disc.y} r={disc.r - 1} fill="var(--pa-chip)" stroke={tone} stroke-width="3" />
      {sign ? (
        <>
          <path
            d={`M${disc.x - 14} ${disc.y}h7${sign === '+' ? 'm-3.5-3.5v7' : ''}`}
            stroke={tone}
            stroke-width="3"
            stroke-linecap="round"
          />
          {draw(disc.x + 5, disc.y)}
        </>
      ) : (
        draw(disc.x, disc.y)
      )}
    </g>
  );
}
