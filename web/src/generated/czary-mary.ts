// Written by `atelier types` from the C++ structs. Change those, not this.

export interface Options {
  seats: number;
  least_resistance: boolean;
  one_takes_all: boolean;
  mistakes: boolean;
  notes: boolean;
  first: number;
}

export type Source = 'printed' | 'reconstructed';

export interface Components {
  copies: { value: number[]; source: Source };
  lives: { value: number; source: Source };
  secrets: { value: number; source: Source };
  open_stones: { value: number[]; source: Source };
  floors: { value: number; source: Source };
  die: { value: number[]; source: Source };
  winner_points: { value: number; source: Source };
  survivor_points: { value: number; source: Source };
  takes_all_points: { value: number; source: Source };
}

export interface Call {
  type: 'call';
  spell: number;
}

export interface Stop {
  type: 'stop';
}

export interface Begin {
  type: 'begin';
  seat: number;
}

export interface Deal {
  type: 'deal';
  seat: number;
  slot: number;
  spell: number;
}

export interface LaySecret {
  type: 'lay_secret';
  spell: number;
}

export interface LayOpen {
  type: 'lay_open';
  spell: number;
}

export interface TakeAway {
  type: 'take_away';
  slot: number;
}

export interface TakeSecret {
  type: 'take_secret';
  slot: number;
}

export interface Roll {
  type: 'roll';
  pips: number;
}

export type Move = Call | Stop | Begin | Deal | LaySecret | LayOpen | TakeAway | TakeSecret | Roll;

export interface RoundBegan {
  type: 'round_began';
  round: number;
  first: number;
}

export interface StoneDealt {
  type: 'stone_dealt';
  seat: number;
  slot: number;
  spell: number;
}

export interface SecretLaid {
  type: 'secret_laid';
  slot: number;
  spell: number;
}

export interface StoneLaidOpen {
  type: 'stone_laid_open';
  spell: number;
}

export interface TurnBegan {
  type: 'turn_began';
  seat: number;
}

export interface Called {
  type: 'called';
  seat: number;
  spell: number;
}

export interface Missed {
  type: 'missed';
  seat: number;
  spell: number;
}

export interface Mistaken {
  type: 'mistaken';
  seat: number;
  spell: number;
  last: number;
}

export interface Cast {
  type: 'cast';
  seat: number;
  slot: number;
  spell: number;
}

export type RollReason = 'dragon' | 'dragon_missed' | 'sweet_dreams';

export interface Rolled {
  type: 'rolled';
  seat: number;
  pips: number;
  why: RollReason;
}

export interface LivesLost {
  type: 'lives_lost';
  seat: number;
  lives: number;
  left: number;
}

export interface LivesGained {
  type: 'lives_gained';
  seat: number;
  lives: number;
  left: number;
}

export interface SecretTaken {
  type: 'secret_taken';
  seat: number;
  slot: number;
  spell: number;
}

export interface NoSecretLeft {
  type: 'no_secret_left';
  seat: number;
}

export interface FellOut {
  type: 'fell_out';
  seat: number;
}

export interface Stopped {
  type: 'stopped';
  seat: number;
}

export type RoundEnd = 'emptied' | 'felled' | 'fell' | 'last_standing';

export interface RoundOver {
  type: 'round_over';
  round: number;
  why: RoundEnd;
  winner: number | null;
  points: number[];
  floors: number[];
  stones: number[][];
}

export interface GameOver {
  type: 'game_over';
  winners: number[];
}

export type Event = RoundBegan | StoneDealt | SecretLaid | StoneLaidOpen | TurnBegan | Called | Missed | Mistaken | Cast | Rolled | LivesLost | LivesGained | SecretTaken | NoSecretLeft | FellOut | Stopped | RoundOver | GameOver;

export type Phase = 'beginning' | 'dealing' | 'calling' | 'taking_away' | 'rolling' | 'taking_secret' | 'refilling' | 'over';

export type Fate = 'open' | 'cast' | 'missed';

export interface LatestCall {
  seat: number;
  spell: number;
  fate: Fate;
}

export interface Player {
  lives: number;
  floor: number;
  gained: number;
  stones: number[];
  secrets: number[];
}

export interface Offer {
  lowest: number;
  mistakes: boolean;
  may_stop: boolean;
}

export interface Casts {
  made: number[];
  openings: number;
}

export interface Memory {
  ruled_out: number[][];
  casts: Casts;
}

export interface View {
  you: number | null;
  phase: Phase;
  round: number;
  dealt: number;
  turn: number | null;
  last: number;
  called: number;
  missed: boolean;
  latest: LatestCall | null;
  die: number;
  players: Player[];
  board: number[];
  unseen: number[];
  pool: number;
  secrets: number[];
  offer: Offer | null;
  memory: Memory;
}
