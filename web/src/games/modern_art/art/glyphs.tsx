import type { Artist, Auction } from '../../../generated/modern-art';

// One mark per artist and one per auction, each readable in ink alone and at the size of a thumb nail.

const artistMarks: Record<Artist, string> = {
  nex: 'M3 3h18v18H3Zm2.5 2.5v5h5v-5Zm8 0v5h5v-5Zm-8 8v5h13v-5Z',
  bahut: 'M3 17C5 6 12 3 21 6c-7 0-11 2-12.5 6C12 9 17 9 20 12c-6-1-11 2-12 8-2 1-5 0-5-3Z',
  darmoir:
    'M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12Zm10.5 4.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Z',
  sadland: 'M1 20 8.5 7l4.5 7 3-4.5L23 20ZM18.5 3a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z',
  koriko:
    'M6 2.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Zm12 0a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2ZM6 14.3a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Zm12 0a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z',
};

const auctionMarks: Record<Auction, string> = {
  // a gavel
  open: 'M11.2 2.2 19 10l-2.1 2.1-1-1-3 3 8.3 6.6-1.8 1.8L12 15l-1.6 1.6-1-1-2.1 2.1L1.5 11.9 3.6 9.8l1 1 5.7-5.7-1-1Z',
  // an arrow once round
  once_around: 'M12 3a9 9 0 1 1-8.5 6l2.9 1A6 6 0 1 0 12 6v3.2L5.8 4.6 12 0Z',
  // a sealed letter
  sealed: 'M2 5h20v14H2Zm2.2 2L12 13l7.8-6ZM4 9v8h16V9l-8 6Z',
  // a price tag
  fixed_price: 'M12.5 2H22v9.5L11.5 22 2 12.5Zm5.2 2.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  // two frames
  paired: 'M2 2h13v5h7v15H9v-5H2Zm3 3v9h4V7h3V5Zm7 5v9h7v-9Z',
};

export function ArtistGlyph({ artist }: { artist: Artist }) {
  return (
    <svg class="ma-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={artistMarks[artist]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

export function AuctionGlyph({ auction }: { auction: Auction }) {
  return (
    <svg class="ma-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={auctionMarks[auction]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
