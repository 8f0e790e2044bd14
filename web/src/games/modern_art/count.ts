import type { Artist, Auction, Components, Event, Options, Painting, View } from '../../generated/modern-art';
import type { Scene } from '../../kit/game';

export type ModernArtScene = Scene<View, Event, Components, Options>;

export const artists: readonly Artist[] = ['nex', 'bahut', 'darmoir', 'sadland', 'koriko'];
export const auctions: readonly Auction[] = ['open', 'once_around', 'sealed', 'fixed_price', 'paired'];

export const keyOf = ({ artist, auction, copy }: Painting) => `${artist}-${auction}-${copy}`;
export const same = (a: Painting, b: Painting) => keyOf(a) === keyOf(b);

// Which of the box's paintings by this artist it is, counted from 1: what a caption says.
export function numberInBox({ artist, auction, copy }: Painting, components: Components): number {
  const copies = components[artist].value;
  const before = copies.slice(0, auctions.indexOf(auction)).reduce((sum, each) => sum + each, 0);
  return before + copy + 1;
}

export const bidding = (view: View) => ['open', 'once_around', 'sealed', 'pricing', 'buying'].includes(view.phase);

// What a seat has said about the lot so far.
export type Stance = 'leads' | 'thinks' | 'passed' | 'fist' | 'sells' | 'quiet';
export function stanceOf(view: View, seat: number): Stance {
  const waited = view.players[seat]?.waited_for ?? false;
  if (view.leader === seat) return 'leads';
  if (view.phase === 'sealed') return waited ? 'thinks' : 'fist';
  if (view.phase === 'open') return waited ? 'thinks' : 'passed';
  if (waited) return 'thinks';
  return view.auctioneer === seat && view.lot.length > 0 ? 'sells' : 'quiet';
}

// What paintings would bring if the round ended now: the lot, or what a gallery has bought.
export function worthNow({ lot, values }: View, paintings: readonly Painting[] = lot): number {
  return paintings.reduce((sum, { artist }) => sum + (values[artists.indexOf(artist)] ?? 0), 0);
}

// Where the view says so.
export function worthPath({ lot }: View, paintings: readonly Painting[] = lot): string {
  return paintings.map(({ artist }) => `values.${artists.indexOf(artist)}`).join('+');
}

export function moneyOf(view: View, seat: number): number | null {
  return view.players[seat]?.money ?? view.memory?.money?.[seat] ?? null;
}

// Seats in turn order, beginning left of the reader.
export function inTurn(count: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}
