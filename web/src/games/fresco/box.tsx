import type { Components, FrescoTile, Hour, Paint, Portrait, Request } from '../../generated/fresco';
import { gameBox, type Shelf, sumOf } from '../../kit/box';
import type { Phrasebook } from '../../texts/format';
import { crack } from './art/crack';
import { Coin, MoodFace } from './art/pieces';
import { Pigment, Pigments, pigments } from './art/pigments';
import { SitterPicture } from './art/sitters';
import { signed } from './count';
import { PortraitPays } from './studio';
import './board.css';
import './cathedral.css';
import './places.css';
import './box.css';

type TileList = 'tiles' | 'colour_tiles';

const named = (paints: readonly Paint[], say: Phrasebook): string =>
  paints.map((paint) => say.say(`paint.${paint}`)).join(', ');

// A tile as it lies over the fresco, and beside it the splashes of its back.
function Tile({ tile: { points, paints, splashes }, seed }: { tile: FrescoTile; seed: number }) {
  const lines = crack(6, 14 + (seed % 3) * 20, 0.5, 80, seed + 3) + crack(94, 40 + (seed % 4) * 10, 2.6, 60, seed + 61);
  return (
    <span class="fr-box-tile">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect width="100" height="100" rx="3" fill={seed % 2 ? '#cbbda3' : '#c6b79c'} />
        <path d={lines} fill="none" stroke="#7d6c52" stroke-width="1.2" opacity="0.7" />
      </svg>
      <span class="fr-plaque">
        <b class="number">{points}</b>
        <Pigments paints={paints} />
      </span>
      <span class="fr-box-back">
        {splashes.map((paint, i) => (
          <Pigment key={i} paint={paint} />
        ))}
      </span>
    </span>
  );
}

const asked = (tiles: readonly { paints: readonly Paint[] }[], paint: Paint): number =>
  sumOf(tiles.map(({ paints }) => paints.filter((each) => each === paint).length));

function tiles(list: TileList, components: Components, say: Phrasebook): Shelf {
  const all = components[list];
  const inUse = (paint: Paint) => list === 'colour_tiles' || (paint !== 'pink' && paint !== 'brown');
  return {
    name: list,
    look: 'tiles',
    things: all.map((tile, i) => ({
      path: `${list}[${i}]`,
      name: say.say('box.tile', { tile: i + 1 }),
      words: [
        say.say('label.segment_tile', { points: tile.points, paints: tile.paints }),
        tile.splashes.length > 0
          ? `${say.say('label.splashes')}: ${named(tile.splashes, say)}`
          : say.say('label.no_splash'),
      ].join('; '),
      picture: <Tile tile={tile} seed={i + (list === 'tiles' ? 0 : 40)} />,
    })),
    totals: [
      { name: say.say('box.total.tiles'), count: all.length },
      { name: say.say('box.total.points'), count: sumOf(all.map(({ points }) => points)) },
      ...pigments.filter(inUse).map((paint) => ({
        name: say.say('box.total.paint', { paint }),
        mark: <Pigment paint={paint} />,
        count: asked(all, paint),
      })),
      ...(['orange', 'green', 'purple'] as const).map((paint) => ({
        name: say.say('box.total.splash', { paint }),
        mark: (
          <span class="fr-box-splash">
            <Pigment paint={paint} />
          </span>
        ),
        count: asked(
          all.map(({ splashes }) => ({ paints: splashes })),
          paint,
        ),
      })),
    ],
  };
}

function market({ market: all }: Components, say: Phrasebook): Shelf {
  return {
    name: 'market',
    look: 'cards',
    things: all.map(({ paints, four_only }, i) => ({
      path: `market[${i}]`,
      name: say.say('box.tile', { tile: i + 1 }),
      words: named(paints, say) + (four_only ? `; ${say.say('box.market.four_only')}` : ''),
      picture: (
        <span class="fr-box-ware">
          <Pigments paints={paints} />
          {four_only && <small class="number">4</small>}
        </span>
      ),
    })),
    totals: [
      { name: say.say('box.total.tiles'), count: all.length },
      ...pigments
        .filter((paint) => paint !== 'pink' && paint !== 'brown')
        .map((paint) => ({
          name: say.say('box.total.sold', { paint }),
          mark: <Pigment paint={paint} />,
          count: asked(all, paint),
        })),
    ],
  };
}

function portraitWords(card: Portrait, say: Phrasebook): string {
  return `${say.say(`box.choice.deck.${card.deck}`)}; ${say.say(`sitter.${card.sitter}.hint`)}`;
}

function portraits({ portraits: all }: Components, say: Phrasebook): Shelf {
  return {
    name: 'portraits',
    look: 'cards',
    things: all.map((card, i) => ({
      path: `portraits[${i}]`,
      name: say.say(`sitter.${card.sitter}`),
      words: portraitWords(card, say),
      picture: (
        <span class="fr-box-portrait">
          <SitterPicture sitter={card.sitter} />
          <span class="fr-box-deck">{card.deck.toUpperCase()}</span>
          <PortraitPays portrait={card} say={say} />
        </span>
      ),
    })),
    totals: (['a', 'b', 'c'] as const).map((deck) => ({
      name: say.say(`box.choice.deck.${deck}`),
      count: all.filter((card) => card.deck === deck).length,
    })),
  };
}

function RequestCard({ kind, points }: Request) {
  return (
    <span class="fr-box-request">
      {kind === 'general' ? <span class="fr-any-tile" /> : <Pigment paint={kind} />}
      <b class="number">{points.join(' · ')}</b>
    </span>
  );
}

function requests({ requests: all }: Components, say: Phrasebook): Shelf {
  return {
    name: 'requests',
    look: 'cards',
    things: all.map((request, i) => ({
      path: `requests[${i}]`,
      name: say.say(`request.${request.kind}`),
      words: `${say.say('label.points')}: ${request.points.join(', ')}`,
      picture: <RequestCard {...request} />,
    })),
    totals: [{ name: say.say('box.total.points'), count: sumOf(all.map(({ points }) => sumOf(points))) }],
  };
}

function HourLine({ hour, mood, price }: Hour) {
  return (
    <span class="fr-box-hour number">
      <b>{hour}:00</b>
      <span>
        <MoodFace mood={mood} /> {signed(mood)}
      </span>
      <span>
        <Coin /> {price}
      </span>
    </span>
  );
}

function hostel({ hostel: all }: Components, say: Phrasebook): Shelf {
  return {
    name: 'hostel',
    look: 'cards',
    things: all.map((line, i) => ({
      path: `hostel[${i}]`,
      name: `${line.hour}:00`,
      words: `${say.say('label.mood')} ${signed(line.mood)}; ${say.say('label.price')} ${line.price}`,
      picture: <HourLine {...line} />,
    })),
    totals: [],
  };
}

const paintWays = new Set([
  'tiles.paints',
  'tiles.splashes',
  'colour_tiles.paints',
  'colour_tiles.splashes',
  'market.paints',
  'portraits.paints',
]);

export const box = gameBox<Components>({
  shelves: (components, say) => [
    tiles('tiles', components, say),
    market(components, say),
    hostel(components, say),
    tiles('colour_tiles', components, say),
    portraits(components, say),
    requests(components, say),
  ],
  part(way, i, say) {
    const paint = way === 'paints' ? pigments[i] : undefined;
    if (paint) return { name: say.say(`paint.${paint}`), mark: <Pigment paint={paint} /> };
    if (way === 'stall_sizes') return { name: say.say(`stall.${i}`) };
    return way === 'requests.points' ? { name: say.say('box.request', { request: i + 1 }) } : null;
  },
  choice(way, value, say) {
    if (paintWays.has(way)) return { name: say.say(`paint.${value}`), mark: <Pigment paint={value as Paint} /> };
    if (way === 'portraits.sitter') return { name: say.say(`sitter.${value}`) };
    if (way === 'requests.kind') return { name: say.say(`request.${value}`) };
    return way === 'portraits.deck' ? { name: say.say(`box.choice.deck.${value}`) } : null;
  },
  hidden: ['requests.kind'],
});
