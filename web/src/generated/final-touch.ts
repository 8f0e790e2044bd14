// Written by `atelier types` from the C++ structs. Change those, not this.

export interface Options {
  seats: number;
  first: number;
}

export type Source = 'printed' | 'reconstructed';

export type Painting = 'mona_lisa' | 'american_gothic' | 'boating_party' | 'liberty' | 'creation_of_adam' | 'starry_night' | 'sunflowers' | 'son_of_man' | 'persistence_of_memory' | 'dance' | 'pearl_earring' | 'scream' | 'great_wave' | 'kiss' | 'birth_of_venus' | 'water_lilies' | 'composition' | 'nighthawks' | 'whistlers_mother' | 'wanderer' | 'lady_with_an_ermine' | 'grande_jatte' | 'napoleon' | 'fifer' | 'arnolfini';

export interface Masterpiece {
  painting: Painting;
  needs: { value: number[]; source: Source };
  completed: { value: number; source: Source };
  ruined: { value: number; source: Source };
}

export interface Components {
  copies: { value: number[]; source: Source };
  hand: { value: number; source: Source };
  target: { value: number; source: Source };
  smears: { value: number; source: Source };
  masterpieces: Masterpiece[];
}

export type Paint = 'yellow' | 'green' | 'blue' | 'brown' | 'pink' | 'hidden';

export interface Retouch {
  type: 'retouch';
  cards: Paint[];
}

export interface Smear {
  type: 'smear';
  paint: Paint;
}

export interface Begin {
  type: 'begin';
  seat: number;
}

export interface Draw {
  type: 'draw';
  seat: number;
  paint: Paint;
}

export interface Unveil {
  type: 'unveil';
  painting: Painting;
}

export type Move = Retouch | Smear | Begin | Draw | Unveil;

export interface GameBegan {
  type: 'game_began';
  first: number;
}

export interface CardDrawn {
  type: 'card_drawn';
  seat: number;
  paint: Paint;
}

export interface Unveiled {
  type: 'unveiled';
  painting: Painting;
}

export interface Mounted {
  type: 'mounted';
  painting: Painting;
}

export type Reason = 'first' | 'order' | 'completed' | 'ruined' | 'duel';

export interface TurnBegan {
  type: 'turn_began';
  seat: number;
  why: Reason;
}

export interface Retouched {
  type: 'retouched';
  seat: number;
  cards: number[];
  count: number;
  left: number;
}

export interface Smeared {
  type: 'smeared';
  seat: number;
  paint: Paint;
  smears: number;
}

export interface Completed {
  type: 'completed';
  seat: number;
  painting: Painting;
  value: number;
  money: number;
}

export interface Ruined {
  type: 'ruined';
  seat: number;
  painting: Painting;
  value: number;
  gainers: number[];
}

export interface Reshuffled {
  type: 'reshuffled';
  cards: number;
}

export interface DuelBegan {
  type: 'duel_began';
  first: number;
  second: number;
  money: number;
}

export type GameEnd = 'target' | 'higher' | 'duel' | 'no_more';

export interface GameOver {
  type: 'game_over';
  winners: number[];
  why: GameEnd;
  money: number;
}

export type Event = GameBegan | CardDrawn | Unveiled | Mounted | TurnBegan | Retouched | Smeared | Completed | Ruined | Reshuffled | DuelBegan | GameOver;

export type Phase = 'beginning' | 'dealing' | 'unveiling' | 'painting' | 'readying' | 'refilling' | 'over';

export interface Canvas {
  painting: Painting;
  needs: number[];
  touched: number[];
  missing: number[];
  completed: number;
  ruined: number;
}

export interface Player {
  money: number;
  team: number;
  painting: boolean;
  cards: number;
  hand: number[] | null;
}

export interface Sold {
  painting: Painting;
  seat: number;
  ruined: boolean;
  value: number;
  paid: number[];
}

export interface Offer {
  retouch: number[];
  smear: number[];
}

export interface Turn {
  seat: number;
  cards: number[];
}

export interface HandThen {
  cards: number;
  hand: number[] | null;
}

export interface Shuffle {
  turns: number;
  players: HandThen[];
  held: number[];
}

export interface Memory {
  turns: Turn[];
  shuffles: Shuffle[];
}

export interface View {
  you: number | null;
  phase: Phase;
  turn: number | null;
  reason: Reason;
  duel: boolean;
  target: number;
  easel: Canvas | null;
  next: Canvas | null;
  smears: number;
  most_smears: number;
  smeared: number[];
  players: Player[];
  deck: number;
  discard: number[];
  masterpieces: number;
  sold: Sold[];
  offer: Offer | null;
  memory: Memory;
}
