import type { Components, Painting } from '../../generated/modern-art';
import type { Phrasebook } from '../../texts/format';
import { ArtistGlyph, AuctionGlyph } from './art/glyphs';
import { Picture } from './art/picture';
import { keyOf, numberInBox } from './count';

interface CardProps {
  painting: Painting;
  components: Components;
  say: Phrasebook;
  at?: string | undefined;
  open?: boolean; // it lies before everybody, and can be pointed at
}

// A card: the picture, how it is sold in the corner, who painted it below.
export function Card({ painting, components, say, at, open = false }: CardProps) {
  const { artist, auction } = painting;
  return (
    <span
      class="ma-card"
      data-large
      data-artist={artist}
      data-at={at}
      data-thing={open ? `painting:${keyOf(painting)}` : undefined}
      data-explain={say.say(`auction.${auction}.hint`)}
    >
      <span class="unseen">
        {say.say('label.painting', { artist, auction, number: numberInBox(painting, components) })}
      </span>
      <Picture {...painting} />
      <span class="ma-how" aria-hidden="true">
        <AuctionGlyph auction={auction} />
      </span>
      <span class="ma-who" aria-hidden="true">
        <ArtistGlyph artist={artist} />
        <span class="ma-name">{say.say(`artist.${artist}`)}</span>
      </span>
    </span>
  );
}

export function CardBack() {
  return (
    <span class="ma-card ma-back" aria-hidden="true">
      <svg class="ma-picture" viewBox="0 0 100 140" aria-hidden="true">
        <rect width="100" height="140" fill="#3a352c" />
        <path d="M14 14h72v112H14Z" fill="none" stroke="#b9a77f" stroke-width="5" />
        <path d="M24 26h52v88H24ZM24 26l52 88M76 26l-52 88" fill="none" stroke="#6b6250" stroke-width="3" />
      </svg>
    </span>
  );
}
