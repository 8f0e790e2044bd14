import { memo } from 'preact/compat';
import type { Artist, Painting } from '../../../generated/modern-art';
import { Bahut } from './bahut';
import { painter } from './chance';
import { Darmoir } from './darmoir';
import { Koriko } from './koriko';
import { Nex } from './nex';
import { Sadland } from './sadland';

const manners = { nex: Nex, bahut: Bahut, darmoir: Darmoir, sadland: Sadland, koriko: Koriko };
const artists: readonly Artist[] = ['nex', 'bahut', 'darmoir', 'sadland', 'koriko'];
const auctions = ['open', 'once_around', 'sealed', 'fixed_price', 'paired'];

export function numberOf({ artist, auction, copy }: Painting): number {
  return (artists.indexOf(artist) * 5 + auctions.indexOf(auction)) * 5 + copy;
}

// The picture of one of the seventy cards: a card's number is its seed, so it is the same picture everywhere.
export const Picture = memo(function Picture({ artist, auction, copy }: Painting) {
  const Manner = manners[artist];
  return (
    <svg class="ma-picture" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Manner draw={painter(numberOf({ artist, auction, copy }) + 1)} />
    </svg>
  );
});
