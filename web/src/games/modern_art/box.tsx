import type { Artist, Components } from '../../generated/modern-art';
import { gameBox, type Shelf, sumOf } from '../../kit/box';
import type { Phrasebook } from '../../texts/format';
import { ArtistGlyph, AuctionGlyph } from './art/glyphs';
import { artists, auctions } from './count';
import { Card } from './painting';
import './card.css';
import './box.css';

function Fan({
  artist,
  auction,
  components,
  say,
}: {
  artist: Artist;
  auction: number;
  components: Components;
  say: Phrasebook;
}) {
  const copies = components[artist].value[auction] ?? 0;
  return (
    <span
      class="ma-box-fan"
      style={{ gridTemplateColumns: `${'minmax(0, 2.5rem) '.repeat(Math.max(copies - 1, 0))}var(--card)` }}
    >
      {Array.from({ length: copies }, (_, copy) => (
        <Card key={copy} painting={{ artist, auction: auctions[auction]!, copy }} components={components} say={say} />
      ))}
    </span>
  );
}

function paintings(artist: Artist, components: Components, say: Phrasebook): Shelf {
  const copies = components[artist].value;
  return {
    name: artist,
    look: 'cards',
    things: auctions.map((auction, i) => ({
      path: `${artist}.value[${i}]`,
      name: say.say(`auction.${auction}`),
      words: `${say.say(`artist.${artist}`)} × ${copies[i]}`,
      picture: <Fan artist={artist} auction={i} components={components} say={say} />,
    })),
    totals: [
      { name: say.say('box.total.of_artist', { artist }), mark: <ArtistGlyph artist={artist} />, count: sumOf(copies) },
    ],
  };
}

// The last artist's shelf counts what all of them hold together.
function shelves(components: Components, say: Phrasebook): Shelf[] {
  const each = artists.map((artist) => paintings(artist, components, say));
  const all = artists.map((artist) => components[artist].value);
  each.at(-1)!.totals.push(
    { name: say.say('box.total.paintings'), count: sumOf(all.map(sumOf)) },
    ...auctions.map((auction, i) => ({
      name: say.say(`auction.${auction}`),
      mark: <AuctionGlyph auction={auction} />,
      count: sumOf(all.map((copies) => copies[i] ?? 0)),
    })),
  );
  return each;
}

export const box = gameBox<Components>({
  shelves,
  part(way, i, say) {
    const auction = auctions[i];
    if (artists.some((artist) => artist === way) && auction)
      return { name: say.say(`auction.${auction}`), mark: <AuctionGlyph auction={auction} /> };
    if (way === 'prizes') return { name: say.say('box.place', { place: i + 1 }) };
    if (way === 'deals') return { name: say.say('box.with_players', { count: i + 3 }) };
    return way === 'deals[]' ? { name: say.say('box.round', { round: i + 1 }) } : null;
  },
});
