import type { Components } from '../../generated/czary-mary';
import { gameBox, type Shelf, sumOf } from '../../kit/box';
import type { Phrasebook } from '../../texts/format';
import { SpellArt, SpellGlyph } from './art';
import { spells } from './count';

function stones({ copies }: Components, say: Phrasebook): Shelf {
  return {
    name: 'copies',
    look: 'cards',
    things: spells.map((spell, i) => ({
      path: `copies.value[${i}]`,
      name: say.say(`spell.${spell}`),
      words: `× ${copies.value[i]}; ${say.say(`effect.${spell}`)}`,
      picture: <SpellArt spell={spell} size={100} />,
    })),
    totals: [
      { name: say.say('box.total.stones'), count: sumOf(copies.value) },
      ...spells.map((spell, i) => ({
        name: say.say(`spell.${spell}`),
        mark: <SpellGlyph spell={spell} size={18} />,
        count: copies.value[i] ?? 0,
      })),
    ],
  };
}

export const box = gameBox<Components>({
  shelves: (components, say) => [stones(components, say)],
  part(way, i, say) {
    if (way === 'copies') return { name: say.say(`spell.${i + 1}`), mark: <SpellGlyph spell={i + 1} size={18} /> };
    if (way === 'open_stones') return { name: say.say('box.with_players', { count: i + 2 }) };
    return way === 'die' ? { name: say.say('box.face', { face: i + 1 }) } : null;
  },
});
