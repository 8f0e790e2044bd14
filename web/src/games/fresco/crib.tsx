import type { Components, Paint } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { Coin } from './art/pieces';
import { Pigment, Pigments } from './art/pigments';
import { PlaceMark } from './art/places';
import { places, recipes, signed } from './count';

interface CribProps {
  components: Components;
  say: Phrasebook;
}

// The help card, as behind the painters' screens: the day, the hours, the mixing table, what cathedral and end of the game pay.
export function Crib({ components, say }: CribProps) {
  return (
    <div class="fr-crib">
      <dl class="fr-crib-day">
        {(['hostel', ...places] as const).map((stop) => (
          <div key={stop}>
            <dt>
              <PlaceMark stop={stop} /> {say.say(stop === 'hostel' ? 'label.hostel' : `place.${stop}`)}
            </dt>
            <dd>{say.say(`place.${stop}.hint`)}</dd>
          </div>
        ))}
      </dl>
      <Hours components={components} say={say} />
      <Mixing say={say} />
      <Prices components={components} say={say} />
    </div>
  );
}

function Hours({ components, say }: CribProps) {
  return (
    <table class="fr-crib-hours number">
      <thead>
        <tr>
          {(['hour', 'mood', 'price'] as const).map((each) => (
            <th key={each} scope="col">
              {say.say(`label.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {components.hostel.map(({ hour, mood, price }) => (
          <tr key={hour}>
            <th scope="row">{hour}:00</th>
            <td>{signed(mood)}</td>
            <td>
              {price} <Coin />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const named = (paints: readonly Paint[], say: Phrasebook): string =>
  paints.map((paint) => say.say(`paint.${paint}`)).join(' + ');

function Mixing({ say }: { say: Phrasebook }) {
  return (
    <ul class="fr-crib-mixing" aria-label={say.say('label.mixing')}>
      {recipes.map(([result, ...from]) => (
        <li key={result} title={result === 'pink' || result === 'brown' ? say.say('label.module.colours') : undefined}>
          <span aria-hidden="true">
            <Pigment paint={from[0]} />+<Pigment paint={from[1]} />=<Pigment paint={result} />
          </span>
          <span class="unseen">
            {named(from, say)} = {say.say(`paint.${result}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const altars = [
  ['red', 'yellow', 'blue'],
  ['orange', 'green', 'purple'],
] as const satisfies readonly (readonly Paint[])[];

function Prices({ components, say }: CribProps) {
  const { altar_primaries, altar_blend, altar_blended, altar_pink, altar_brown } = components;
  const [plain, blended] = altars;
  return (
    <ul class="fr-crib-prices">
      <li>
        {say.say('crib.bishop', {
          here: components.bishop_here.value,
          near: components.bishop_near.value,
          step: components.bishop_step.value,
        })}
      </li>
      <li>
        {say.say('label.altar')}: <Pigments paints={plain} />
        <span class="unseen">{named(plain, say)} </span>
        <b class="number">{altar_primaries.value}</b>, {say.say('label.altar_blend', { points: altar_blend.value })}
      </li>
      <li>
        {say.say('label.altar')}: <Pigments paints={blended} />
        <span class="unseen">{named(blended, say)} </span>
        <b class="number">{altar_blended.value}</b>,{' '}
        {say.say('label.altar_rare', { pink: altar_pink.value, brown: altar_brown.value })}
      </li>
      <li>{say.say('crib.end', { left: components.last_round.value, thalers: components.thalers_per_point.value })}</li>
    </ul>
  );
}
