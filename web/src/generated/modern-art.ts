// Written by `atelier types` from the C++ structs. Change those, not this.

export interface Options {
  seats: number;
  mystery_hand: boolean;
  open_money: boolean;
  hammer: number;
  first: number;
}

export type Source = 'printed' | 'reconstructed';

export interface Components {
  nex: { value: number[]; source: Source };
  bahut: { value: number[]; source: Source };
  darmoir: { value: number[]; source: Source };
  sadland: { value: number[]; source: Source };
  koriko: { value: number[]; source: Source };
  money: { value: number; source: Source };
  deals: { value: number[][]; source: Source };
  prizes: { value: number[]; source: Source };
  last_painting: { value: number; source: Source };
}

export type Artist = 'nex' | 'bahut' | 'darmoir' | 'sadland' | 'koriko';

export type Auction = 'open' | 'once_around' | 'sealed' | 'fixed_price' | 'paired';

export interface PutUp {
  type: 'put_up';
  artist: Artist;
  auction: Auction;
  copy: number;
}

export interface Add {
  type: 'add';
  artist: Artist;
  auction: Auction;
  copy: number;
}

export interface Bid {
  type: 'bid';
  amount: number;
}

export interface Pass {
  type: 'pass';
}

export interface Price {
  type: 'price';
  amount: number;
}

export interface Take {
  type: 'take';
}

export interface Decline {
  type: 'decline';
}

export interface Flip {
  type: 'flip';
}

export interface Leave {
  type: 'leave';
}

export interface Begin {
  type: 'begin';
  seat: number;
}

export interface Deal {
  type: 'deal';
  seat: number;
  artist: Artist;
  auction: Auction;
  copy: number;
}

export interface Turn {
  type: 'turn';
  artist: Artist;
  auction: Auction;
  copy: number;
}

export type Move = PutUp | Add | Bid | Pass | Price | Take | Decline | Flip | Leave | Begin | Deal | Turn;

export interface RoundBegan {
  type: 'round_began';
  round: number;
  first: number;
  cards: number;
}

export interface PaintingDealt {
  type: 'painting_dealt';
  seat: number;
  artist: Artist;
  auction: Auction;
  copy: number;
}

export interface CardDealt {
  type: 'card_dealt';
  seat: number;
}

export interface PaintingPutUp {
  type: 'painting_put_up';
  seat: number;
  artist: Artist;
  auction: Auction;
  copy: number;
  count: number;
}

export type Adder = 'opener' | 'other';

export interface SecondAdded {
  type: 'second_added';
  seat: number;
  artist: Artist;
  auction: Auction;
  copy: number;
  count: number;
  why: Adder;
}

export interface SecondDeclined {
  type: 'second_declined';
  seat: number;
}

export interface Raised {
  type: 'raised';
  seat: number;
  amount: number;
}

export interface Passed {
  type: 'passed';
  seat: number;
}

export interface FistClosed {
  type: 'fist_closed';
  seat: number;
}

export interface FistsOpened {
  type: 'fists_opened';
  bids: number[];
}

export interface PriceNamed {
  type: 'price_named';
  seat: number;
  amount: number;
}

export interface PriceDeclined {
  type: 'price_declined';
  seat: number;
}

export type Payee = 'auctioneer' | 'bank' | 'nobody';

export interface Painting {
  artist: Artist;
  auction: Auction;
  copy: number;
}

export interface Sold {
  type: 'sold';
  seat: number;
  auctioneer: number;
  amount: number;
  why: Payee;
  lot: Painting[];
}

export interface MysteryTurned {
  type: 'mystery_turned';
  seat: number;
  artist: Artist;
  auction: Auction;
  copy: number;
  count: number;
}

export interface MysteryLeft {
  type: 'mystery_left';
  seat: number;
}

export type RoundEnd = 'full' | 'last_card';

export interface RoundOver {
  type: 'round_over';
  round: number;
  why: RoundEnd;
  artist: Artist;
  shown: number[];
  ranking: Artist[];
  values: number[];
}

export interface Ranked {
  type: 'ranked';
  artist: Artist;
  place: number;
  prize: number;
  value: number;
}

export interface PaintingsSold {
  type: 'paintings_sold';
  seat: number;
  paintings: number;
  amount: number;
}

export interface RoundSkipped {
  type: 'round_skipped';
  round: number;
}

export interface GameOver {
  type: 'game_over';
  winners: number[];
  money: number[];
}

export type Event = RoundBegan | PaintingDealt | CardDealt | PaintingPutUp | SecondAdded | SecondDeclined | Raised | Passed | FistClosed | FistsOpened | PriceNamed | PriceDeclined | Sold | MysteryTurned | MysteryLeft | RoundOver | Ranked | PaintingsSold | RoundSkipped | GameOver;

export type Phase = 'beginning' | 'dealing' | 'putting_up' | 'doubling' | 'open' | 'once_around' | 'sealed' | 'pricing' | 'buying' | 'flipping' | 'turning' | 'over';

export interface Player {
  cards: number;
  hand: Painting[];
  bought: Painting[];
  waited_for: boolean;
  money: number | null;
}

export interface Range {
  low: number;
  high: number;
}

export interface Offer {
  paintings: Painting[];
  amount: Range | null;
  no: boolean;
  yes: boolean;
}

export interface Memory {
  money: number[];
  gone: Painting[];
  fists: number[];
}

export interface View {
  you: number | null;
  phase: Phase;
  round: number;
  dealt: number;
  auctioneer: number | null;
  opener: number | null;
  leader: number | null;
  amount: number;
  lot: Painting[];
  sealed: number | null;
  fists: number[];
  players: Player[];
  unsold: Painting[];
  board: number[][];
  shown: number[];
  ranking: Artist[];
  values: number[];
  deck: number;
  mystery: number;
  offer: Offer | null;
  memory: Memory;
}
