import type { Components, View } from '../../generated/czary-mary';
import type { Phrasebook } from '../../texts/format';
import { SpellGlyph, spellHue } from './art';
import { spells } from './count';
import { Picture } from './pictures';

interface BoardProps {
  view: View;
  components: Components;
  say: Phrasebook;
}

// The stones already used, in eight piles of one to eight places: what still lacks is what may stand somewhere.
export function UsedStones({ view, components, say }: BoardProps) {
  return (
    <section class="cm-used" data-anchor="used" aria-label={say.say('label.used')}>
      <ul class="cm-piles">
        {spells.map((spell) => {
          const copies = components.copies.value[spell - 1] ?? 0;
          const used = view.board[spell - 1] ?? 0;
          return (
            <li
              key={spell}
              class="cm-pile"
              data-thing={`spell:${spell}`}
              data-explain={say.say(`effect.${spell}`)}
              style={{ '--hue': spellHue[spell] }}
            >
              <span class="unseen" data-number={`${spell} board.${spell - 1} ${copies}`}>
                {say.say('label.used_of', { spell, used, copies })}
              </span>
              <span class="cm-stack" aria-hidden="true">
                {Array.from({ length: copies }, (_, place) => (
                  <span
                    key={place}
                    class="cm-place"
                    data-full={place < used}
                    data-at={place === Math.max(used, 1) - 1 ? `board-${spell}` : undefined}
                    style={{ zIndex: copies - place }}
                  >
                    {place < used && <Picture spell={spell} />}
                  </span>
                ))}
              </span>
              <span class="cm-pile-foot" aria-hidden="true">
                <span class="cm-pile-glyph">
                  <SpellGlyph spell={spell} />
                </span>
                <span class="number" data-number={`board.${spell - 1}`} data-most={copies}>
                  {used}/{copies}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
