import type { Components, Masterpiece } from '../../generated/final-touch';
import { gameBox, type Shelf, sumOf } from '../../kit/box';
import type { Phrasebook } from '../../texts/format';
import { Mark } from './art/mark';
import { Picture } from './art/picture';
import { CardFace } from './card';
import { laidOut, listed, pigments } from './count';
import './box.css';

function Canvas({ painting, needs, completed, ruined }: Masterpiece) {
  return (
    <span class="ft-box-work">
      <Picture painting={painting} touched={needs.value} needs={needs.value} />
      <span class="ft-box-foot">
        <span class="ft-box-needs">
          {laidOut(needs.value).map((paint, i) => (
            <Mark key={i} paint={paint} />
          ))}
        </span>
        <b class="number">
          {completed.value}/{ruined.value}
        </b>
      </span>
    </span>
  );
}

function masterpieces({ masterpieces: all }: Components, say: Phrasebook): Shelf {
  return {
    name: 'masterpieces',
    look: 'tiles',
    things: all.map((each, i) => ({
      path: `masterpieces[${i}]`,
      name: say.say(`painting.${each.painting}`),
      words: [
        say.say(`painter.${each.painting}`),
        say.say('label.needs', { list: listed(each.needs.value, say) }),
        say.say('label.worth', { completed: each.completed.value, ruined: each.ruined.value }),
      ].join('; '),
      picture: <Canvas {...each} />,
    })),
    totals: [
      { name: say.say('box.total.masterpieces'), count: all.length },
      ...pigments.map((paint, i) => ({
        name: say.say('box.total.touches', { paint }),
        mark: <Mark paint={paint} />,
        count: sumOf(all.map(({ needs }) => needs.value[i] ?? 0)),
      })),
    ],
  };
}

function touches({ copies }: Components, say: Phrasebook): Shelf {
  return {
    name: 'copies',
    look: 'cards',
    things: pigments.map((paint, i) => ({
      path: `copies.value[${i}]`,
      name: say.say(`paint.${paint}`),
      words: `× ${copies.value[i]}`,
      picture: <CardFace paint={paint} />,
    })),
    totals: [{ name: say.say('box.total.cards'), count: sumOf(copies.value) }],
  };
}

export const box = gameBox<Components>({
  shelves: (components, say) => [masterpieces(components, say), touches(components, say)],
  part(way, i, say) {
    const paint = way === 'masterpieces.needs' || way === 'copies' ? pigments[i] : undefined;
    return paint ? { name: say.say(`paint.${paint}`), mark: <Mark paint={paint} /> } : null;
  },
  choice: (way, value, say) => (way === 'masterpieces.painting' ? { name: say.say(`painting.${value}`) } : null),
});
