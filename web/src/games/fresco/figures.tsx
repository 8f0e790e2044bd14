import type { Paint } from '../../generated/fresco';
import { type Figure, Item, Row } from '../../kit/figure';
import { Pigment } from './art/pigments';
import { PlaceMark, type Stop } from './art/places';

const mixes: readonly [Paint, Paint, Paint][] = [
  ['red', 'yellow', 'orange'],
  ['yellow', 'blue', 'green'],
  ['red', 'blue', 'purple'],
];
const places: readonly Stop[] = ['market', 'cathedral', 'studio', 'workshop', 'theatre'];

const Mixes: Figure = ({ say }) => (
  <Row>
    {mixes.map(([one, other, result]) => (
      <Item
        key={result}
        name={`${say.say(`paint.${one}`)} + ${say.say(`paint.${other}`)} = ${say.say(`paint.${result}`)}`}
      >
        <span class="figure-sum">
          <Pigment paint={one} /> + <Pigment paint={other} /> = <Pigment paint={result} />
        </span>
      </Item>
    ))}
  </Row>
);

const Places: Figure = ({ say }) => (
  <Row>
    {places.map((place) => (
      <Item key={place} name={say.say(`place.${place}`)}>
        <PlaceMark stop={place} />
      </Item>
    ))}
  </Row>
);

export const figures: Record<string, Figure> = { mixes: Mixes, places: Places };
