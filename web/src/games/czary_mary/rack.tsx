import type { Event, LatestCall, View } from '../../generated/czary-mary';
import type { SeatFace } from '../../shell/seats';
import { SeatName } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';
import { SpellGlyph, spellHue } from './art';
import { Floor, Hearts, LifeChange } from './hearts';
import { Stone } from './stone';

interface RackProps {
  face: SeatFace;
  view: View;
  mostLives: number;
  event: Event | null;
  call: LatestCall | null;
  side: 'left' | 'right' | 'both' | null;
  say: Phrasebook;
}

// Another player: stones facing me, lives, floor, and what was just called.
export function Rack({ face, view, mostLives, event, call, side, say }: RackProps) {
  const { seat } = face;
  const player = view.players[seat]!;
  const remarks = [
    ...(side === 'left' || side === 'both' ? [say.say('label.left_neighbour')] : []),
    ...(side === 'right' || side === 'both' ? [say.say('label.right_neighbour')] : []),
    ...(face.present ? [] : [say.say('seat.away')]),
  ];
  const turn = view.turn === seat && view.phase !== 'over';
  return (
    <li
      class="cm-rack"
      data-thing={`seat:${seat}`}
      data-turn={turn}
      data-seat={seat}
      data-out={player.lives === 0}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <div class="cm-plate">
        <SeatName face={face} />
        <span class="cm-side">{call?.seat === seat ? <Bubble call={call} say={say} /> : remarks.join(' · ')}</span>
        <Hearts seat={seat} lives={player.lives} most={mostLives} say={say} />
        <span class="cm-facts">
          <span class="cm-floor">
            {say.say('label.floor')} <Floor seat={seat} floor={player.floor} />
          </span>
          <KeptSecrets seat={seat} secrets={player.secrets} say={say} />
        </span>
      </div>
      <ul
        class="cm-row"
        aria-label={say.say('label.stones_of', { seat })}
        data-number={`#players.${seat}.stones`}
        data-of=".cm-stone:not([data-kind=empty])"
      >
        {player.stones.map((spell, slot) => (
          <li key={slot} data-thing={`stone:${seat}-${slot}`}>
            <Stone spell={spell} say={say} at={`stone-${seat}-${slot}`} />
          </li>
        ))}
      </ul>
      <LifeChange event={event} seat={seat} />
    </li>
  );
}

function KeptSecrets({ seat, secrets, say }: { seat: number; secrets: readonly number[]; say: Phrasebook }) {
  if (secrets.length === 0) return null;
  return (
    <ul
      class="cm-kept"
      data-number={`players.${seat}.secrets.length`}
      data-of=".cm-stone"
      aria-label={say.say('label.secrets_of', { seat })}
    >
      {secrets.map((spell, i) => (
        <li key={i}>
          <Stone spell={spell} say={say} at={i === secrets.length - 1 ? `kept-${seat}` : undefined} />
        </li>
      ))}
    </ul>
  );
}

// What somebody called, and whether it was there. It stands among the words, so that it covers no stone.
export function Bubble({ call, say }: { call: LatestCall; say: Phrasebook }) {
  return (
    <span class="cm-bubble" data-outcome={call.fate} key={`${call.seat}-${call.spell}`}>
      <span class="cm-bubble-glyph" style={{ color: spellHue[call.spell] }}>
        <SpellGlyph spell={call.spell} />
      </span>
      <span>
        <b class="number" data-number="latest.spell">
          {call.spell}
        </b>{' '}
        {say.say(`spell.${call.spell}`)}
      </span>
      {call.fate !== 'open' && (
        <span class="cm-bubble-mark">
          {call.fate === 'cast' ? '✓' : '✕'}
          <span class="unseen">{say.say(`call.${call.fate}`)}</span>
        </span>
      )}
    </span>
  );
}
