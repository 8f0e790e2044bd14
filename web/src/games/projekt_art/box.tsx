import type { Components, MapSheet } from '../../generated/projekt-art';
import { gameBox, type Shelf, sumOf } from '../../kit/box';
import type { Phrasebook } from '../../texts/format';
import { CardFace } from './art/pieces';
import { BoxMap, MapDrawing } from './box_map';
import { arts, payable, pooled } from './count';
import { cardWords } from './hand';
import { AgentIcon, ArtIcon, ResourceIcon } from './icons';
import './box.css';

function cards({ cards: all }: Components, say: Phrasebook): Shelf {
  return {
    name: 'cards',
    look: 'cards',
    things: all.map((face, i) => ({
      path: `cards[${i}]`,
      name: say.say('label.card', { card: i + 1 }),
      words: cardWords(i + 1, face, say),
      picture: <CardFace card={i + 1} face={face} />,
    })),
    totals: [
      { name: say.say('box.total.cards'), count: all.length },
      ...arts.map((art) => ({
        name: say.say('box.total.clues', { art }),
        mark: <ArtIcon art={art} />,
        count: all.filter(({ clues }) => clues.includes(art)).length,
      })),
      ...arts.map((art, i) => ({
        name: say.say('box.total.agents', { art }),
        mark: (
          <>
            <AgentIcon />
            <ArtIcon art={art} />
          </>
        ),
        count: sumOf(all.map(({ agents }) => agents[i] ?? 0)),
      })),
      ...payable.map((resource, i) => ({
        name: say.say('box.total.gains', { resource }),
        mark: <ResourceIcon resource={resource} />,
        count: sumOf(all.map(({ gain, cost }) => (gain[i] ?? 0) - (cost[i] ?? 0))),
      })),
    ],
  };
}

const mapWords = ({ places, roads, track }: MapSheet, say: Phrasebook): string =>
  [
    say.say('box.total.places', { count: places.length }),
    say.say('box.total.roads', { count: roads.length }),
    say.say('box.total.spaces', { count: track.length }),
    places.map(({ site }) => say.say(`place.${site}`)).join(', '),
  ].join('; ');

function maps({ maps: all }: Components, say: Phrasebook): Shelf {
  return {
    name: 'maps',
    look: 'wide',
    things: all.map((sheet, i) => ({
      path: `maps[${i}]`,
      name: say.say(`map.${sheet.map}`),
      words: mapWords(sheet, say),
      picture: <MapDrawing sheet={sheet} say={say} />,
    })),
    totals: [],
  };
}

const artWays = new Set(['cards.clues', 'maps.places.art', 'maps.track.art']);
const siteWays = new Set([
  'maps.places.site',
  'maps.roads.from',
  'maps.roads.to',
  'maps.start',
  'maps.first_art',
  'maps.armoury',
]);

export const box = gameBox<Components>({
  shelves: (components, say) => [cards(components, say), maps(components, say)],
  part(way, i, say) {
    const resource =
      way === 'maps.pool' ? pooled[i] : way === 'cards.cost' || way === 'cards.gain' ? payable[i] : undefined;
    if (resource) return { name: say.say(`resource.${resource}`), mark: <ResourceIcon resource={resource} /> };
    const art = way === 'cards.agents' ? arts[i] : undefined;
    if (art) return { name: say.say(`art.${art}`), mark: <ArtIcon art={art} /> };
    if (way === 'start_health') return { name: say.say(`difficulty.${['easy', 'medium', 'hard', 'impossible'][i]}`) };
    return way === 'die' ? { name: say.say('box.face', { face: i + 1 }) } : null;
  },
  choice(way, value, say) {
    if (artWays.has(way))
      return { name: say.say(`art.${value}`), mark: <ArtIcon art={value as (typeof arts)[number]} /> };
    if (siteWays.has(way)) return { name: say.say(`place.${value}`) };
    return way === 'maps.places.effect' ? { name: say.say(value === 'none' ? 'box.none' : `effect.${value}`) } : null;
  },
  hidden: ['maps.map', 'maps.width', 'maps.height', 'maps.shapes', 'maps.places.x', 'maps.places.y'],
  sheets: { maps: BoxMap },
});
