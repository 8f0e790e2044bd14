import type { Phrasebook } from '../../texts/format';
import { SpellGlyph, spellHue } from './art';
import { Picture } from './pictures';

export interface CallState {
  spell: number;
  may: boolean;
  why: string | null; // why not
  unseen: number;
  copies: number;
}

interface CallsProps {
  calls: readonly CallState[];
  say: Phrasebook;
  call: (spell: number) => void;
  explain: (why: string) => void;
}

// The eight spells. One that may not be called stays flat, and says why when asked.
export function Calls({ calls, say, call, explain }: CallsProps) {
  return (
    <ul class="cm-calls" data-anchor="calls">
      {calls.map(({ spell, may, why, unseen, copies }) => (
        <li key={spell}>
          <button
            type="button"
            class="cm-call"
            aria-disabled={!may}
            aria-keyshortcuts={String(spell)}
            data-spell={spell}
            style={{ '--hue': spellHue[spell] }}
            title={why ?? undefined}
            onClick={() => (may ? call(spell) : why && explain(why))}
          >
            <span class="cm-call-art" aria-hidden="true">
              <Picture spell={spell} />
            </span>
            <span class="cm-call-text">
              <span class="cm-call-name">
                <span class="cm-call-glyph" aria-hidden="true">
                  <SpellGlyph spell={spell} />
                </span>
                <b class="number">{spell}</b> <span class="cm-call-word">{say.say(`spell.${spell}`)}</span>
              </span>
              <span class="cm-call-effect">{say.say(`effect.${spell}`)}</span>
              <span class="cm-call-unseen number" data-none={unseen === 0}>
                <span aria-hidden="true" data-number={`unseen.${spell - 1}`} data-most={copies}>
                  <Veil /> {unseen}/{copies}
                </span>
                <span class="unseen" data-number={`unseen.${spell - 1} ${copies}`}>
                  {say.say('hint.unseen', { unseen, copies })}
                </span>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

// An eye struck through: what is not in sight.
function Veil() {
  return (
    <svg
      class="cm-veil"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path d="M2 12s3.8-6.5 10-6.5S22 12 22 12s-3.8 6.5-10 6.5S2 12 2 12ZM4 21 20 3" />
    </svg>
  );
}
