import { type Figure, Item, Row } from '../../kit/figure';
import { ArtGlyph, ResourceGlyph } from './art/glyphs';
import { arts, resources } from './art/paint';

const Arts: Figure = ({ say }) => (
  <Row>
    {arts.map((art) => (
      <Item key={art} name={say.say(`art.${art}`)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <ArtGlyph art={art} x={12} y={12} size={24} />
        </svg>
      </Item>
    ))}
  </Row>
);

const Resources: Figure = ({ say }) => (
  <Row>
    {resources.map((resource) => (
      <Item key={resource} name={say.say(`resource.${resource}`)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <ResourceGlyph resource={resource} x={12} y={12} size={24} />
        </svg>
      </Item>
    ))}
  </Row>
);

export const figures: Record<string, Figure> = { arts: Arts, resources: Resources };
