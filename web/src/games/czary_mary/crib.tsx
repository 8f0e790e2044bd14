import type { Components } from '../../generated/czary-mary';
import type { Phrasebook } from '../../texts/format';
import { SpellGlyph, spellHue } from './art';
import { spells } from './count';

// The help card of the box: each spell, how many stones it has, what it does.
export function Crib({ components, say }: { components: Components; say: Phrasebook }) {
  return (
    <dl class="cm-crib">
      {spells.map((spell) => (
        <div key={spell}>
          <dt>
            <span style={{ color: spellHue[spell] }}>
              <SpellGlyph spell={spell} />
            </span>
            <b class="number">{spell}</b> {say.say(`spell.${spell}`)}
            <span class="number cm-crib-copies">×{components.copies.value[spell - 1]}</span>
          </dt>
          <dd>
            {say.say(`effect.${spell}`)}
            {say.has(`effect.${spell}.miss`) && `. ${say.say(`effect.${spell}.miss`)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
