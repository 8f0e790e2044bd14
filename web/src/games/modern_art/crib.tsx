import type { Components } from '../../generated/modern-art';
import type { Phrasebook } from '../../texts/format';
import { ArtistGlyph, AuctionGlyph } from './art/glyphs';
import { artists, auctions } from './count';

// The help card: what the five symbols mean, how many paintings there are by whom, and what the first three places bring.
export function Crib({ components, say }: { components: Components; say: Phrasebook }) {
  return (
    <div class="ma-crib">
      <dl>
        {auctions.map((auction) => (
          <div key={auction}>
            <dt>
              <AuctionGlyph auction={auction} /> {say.say(`auction.${auction}`)}
            </dt>
            <dd>{say.say(`auction.${auction}.hint`)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {artists.map((artist) => (
          <li key={artist} data-artist={artist}>
            <ArtistGlyph artist={artist} /> {say.say(`artist.${artist}`)}
            <span class="number">×{components[artist].value.reduce((sum, each) => sum + each, 0)}</span>
          </li>
        ))}
      </ul>
      <p class="number">{components.prizes.value.map((prize, i) => `${i + 1}. +${prize}`).join('   ')}</p>
    </div>
  );
}
