import { type Figure, Item, Row } from '../../kit/figure';
import { Mark } from './art/mark';
import { pigments } from './art/palette';
import { Picture } from './art/picture';

const needs = [2, 1, 3, 1, 0];

// One painting at three moments.
const Painting: Figure = ({ say }) => (
  <Row>
    <Item name={say.say('figure.begun')}>
      <Picture painting="starry_night" touched={[1, 0, 1, 0, 0]} needs={needs} />
    </Item>
    <Item name={say.say('figure.finished')}>
      <Picture painting="starry_night" touched={needs} needs={needs} />
    </Item>
    <Item name={say.say('figure.ruined')}>
      <Picture painting="starry_night" touched={[2, 1, 1, 1, 0]} needs={needs} smears={['brown', 'pink', 'green']} />
    </Item>
  </Row>
);

const Colours: Figure = ({ say }) => (
  <Row>
    {pigments.map((paint) => (
      <Item key={paint} name={say.say(`paint.${paint}`)}>
        <Mark paint={paint} />
      </Item>
    ))}
  </Row>
);

export const figures: Record<string, Figure> = { painting: Painting, colours: Colours };
