import { type Figure, Item, Row } from '../../kit/figure';
import { SpellArt } from './art';
import { spells } from './count';

const Spells: Figure = ({ say }) => (
  <Row>
    {spells.map((spell) => (
      <Item key={spell} name={say.say(`spell.${spell}`)}>
        <SpellArt spell={spell} size={62} />
      </Item>
    ))}
  </Row>
);

export const figures: Record<string, Figure> = { spells: Spells };
