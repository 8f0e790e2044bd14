import { blob } from '../../../art/brush';
import type { Art, MissionCard } from '../../../generated/projekt-art';
import { AgentGlyph, ArtGlyph, ResourceGlyph } from './glyphs';
import { arts, artWash, chalk, ink, resources } from './paint';
import { Scenery } from './scenery';

// Mission cards, 5:7. In a fan the left edge stays in sight, so the clues stand there, on the face as on the back.

interface Icon {
  key: string;
  kind: number;
}

const iconsOf = (counts: readonly number[]): Icon[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, (_, i) => ({ key: `${kind} ${i}`, kind })));

// Whatever is painted stays within the card's round corners.
const cut = { borderRadius: '5.6% / 4%', overflow: 'hidden' } as const;

function Rim() {
  return <rect x="1.5" y="1.5" width="247" height="347" rx="13" fill="none" stroke={ink} stroke-width="3" />;
}

// Crossing waves, as on a banknote.
const guilloche = Array.from({ length: 14 }, (_, i) => {
  const y = 8 + i * 26;
  return `M0 ${y}Q31 ${y - 26} 62 ${y}T125 ${y} 187 ${y} 250 ${y}M0 ${y}Q31 ${y + 26} 62 ${y}T125 ${y} 187 ${y} 250 ${y}`;
}).join('');

function Clues({ clues }: { clues: readonly Art[] }) {
  const tall = clues.length * 50 + 12;
  return (
    <g>
      <path d={`M8 8H66V${tall - 4}L37 ${tall + 10} 8 ${tall - 4}Z`} fill={chalk} stroke={ink} stroke-width="2.5" />
      {clues.map((art, i) => (
        <ArtGlyph key={art} art={art} x={37} y={36 + i * 48} size={42} paint={artWash[art]} />
      ))}
    </g>
  );
}

// What a card takes or brings, in a row that ends at the right edge.
function Strip({ counts, y, sign, tone }: { counts: readonly number[]; y: number; sign: string; tone: string }) {
  const icons = iconsOf(counts);
  const wide = Math.max(icons.length, 1) * 44 + 46;
  const left = 244 - wide;
  return (
    <g>
      <path
        d={`M${left} ${y}H252V${y + 52}H${left}L${left - 12} ${y + 26}Z`}
        fill={tone}
        stroke={ink}
        stroke-width="2.5"
      />
      <text x={left + 16} y={y + 39} font-size="40" font-weight="700" text-anchor="middle" fill={chalk}>
        {sign}
      </text>
      {icons.length === 0 && (
        <path d={`M${left + 44} ${y + 26}h26`} stroke={chalk} stroke-width="6" stroke-linecap="round" />
      )}

      {icons.map(({ key, kind }, i) => (
        <ResourceGlyph
          key={key}
          resource={resources[kind]!}
          x={left + 52 + i * 44}
          y={y + 26}
          size={40}
          paint={chalk}
        />
      ))}
    </g>
  );
}

function Agents({ agents }: { agents: readonly number[] }) {
  const groups = agents.flatMap((count, i) => (count > 0 ? [{ art: arts[i]!, count }] : []));
  const width = (count: number) => 24 + count * 32 + 46;
  let left = 125 - groups.reduce((sum, { count }) => sum + width(count) + 6, -6) / 2;
  return (
    <g>
      {groups.map(({ art, count }) => {
        const from = left;
        left += width(count) + 6;
        return (
          <g key={art}>
            <rect
              x={from}
              y="206"
              width={width(count)}
              height="58"
              rx="12"
              fill={chalk}
              stroke={ink}
              stroke-width="2.5"
            />
            {iconsOf([count]).map(({ key }, i) => (
              <AgentGlyph key={key} x={from + 24 + i * 32} y={234} size={42} />
            ))}
            <ArtGlyph art={art} x={from + width(count) - 27} y={235} size={40} paint={artWash[art]} />
          </g>
        );
      })}
    </g>
  );
}

export function CardFace({ card, face, width }: { card: number; face: MissionCard; width?: number }) {
  return (
    <svg class="pa-card" data-drawn viewBox="0 0 250 350" width={width} style={cut} aria-hidden="true">
      <Scenery card={card} />
      <path d="M0 272H250V350H0Z" fill={ink} opacity=".35" />
      {face.cost.some((count) => count > 0) && <Strip counts={face.cost} y={12} sign="−" tone="#8f2f22" />}
      <Agents agents={face.agents} />
      <Strip counts={face.gain} y={284} sign="+" tone="#1f6148" />
      <Clues clues={face.clues} />
      <text x="16" y="334" font-size="30" font-family="var(--serif)" font-weight="600" fill={chalk}>
        {card}
      </text>
      <Rim />
    </svg>
  );
}

// The back of a dossier: fine lines, and in the project's seal the clues once more, large enough for a card as small as a thumbnail.
export function CardBack({ clues, width }: { clues: readonly Art[]; width?: number }) {
  const two = clues.length > 1;
  const [rx, ry] = two ? [86, 134] : [98, 98];
  return (
    <svg class="pa-card" data-drawn viewBox="0 0 250 350" width={width} style={cut} aria-hidden="true">
      <rect width="250" height="350" fill="#2d4a47" />
      <path d={guilloche} fill="none" stroke="#4d716b" stroke-width="1.4" />
      <path d="M14 16 237 13 235 336 16 337Z" fill="none" stroke="#c9a961" stroke-width="2.5" />
      <path d={blob(125, 160, rx, ry, 12, 0.015)} fill="#233a38" stroke="#c9a961" stroke-width="3" />
      <path d={blob(125, 160, rx - 9, ry - 9, 13, 0.015)} fill={chalk} stroke="#c9a961" stroke-width="2" />
      {clues.map((art, i) => (
        <ArtGlyph
          key={art}
          art={art}
          x={125}
          y={two ? 106 + i * 108 : 160}
          size={two ? 90 : 116}
          paint={artWash[art]}
        />
      ))}
      {two && <path d="M66 162Q126 156 184 160" fill="none" stroke="#c9a961" stroke-width="3" stroke-linecap="round" />}
      <text
        x="127"
        y="325"
        font-size="32"
        font-family="var(--serif)"
        font-weight="650"
        text-anchor="middle"
        fill="#e2c98b"
        letter-spacing="4"
      >
        A.R.T.
      </text>
      <Rim />
    </svg>
  );
}
