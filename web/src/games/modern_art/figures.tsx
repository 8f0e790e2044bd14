import type { Artist, Auction } from '../../generated/modern-art';
import { type Figure, Item, Row } from '../../kit/figure';
import { AuctionGlyph } from './art/glyphs';
import { Picture } from './art/picture';

const artists: readonly Artist[] = ['nex', 'bahut', 'darmoir', 'sadland', 'koriko'];
const auctions: readonly Auction[] = ['open', 'once_around', 'sealed', 'fixed_price', 'paired'];

const Artists: Figure = ({ say }) => (
  <Row>
    {artists.map((artist) => (
      <Item key={artist} name={say.say(`artist.${artist}`)}>
        <Picture artist={artist} auction="open" copy={0} />
      </Item>
    ))}
  </Row>
);

const Auctions: Figure = ({ say }) => (
  <Row>
    {auctions.map((auction) => (
      <Item key={auction} name={say.say(`auction.${auction}`)}>
        <AuctionGlyph auction={auction} />
      </Item>
    ))}
  </Row>
);

export const figures: Record<string, Figure> = { artists: Artists, auctions: Auctions };
