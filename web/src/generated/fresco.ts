// Written by `atelier types` from the C++ structs. Change those, not this.

export interface Options {
  seats: number;
  portraits: boolean;
  requests: boolean;
  colours: boolean;
  leonardo_always: boolean;
  open_screens: boolean;
}

export type Source = 'printed' | 'reconstructed';

export interface Hour {
  hour: number;
  mood: number;
  price: number;
  source: Source;
}

export type Paint = 'red' | 'yellow' | 'blue' | 'orange' | 'green' | 'purple' | 'pink' | 'brown';

export interface MarketTile {
  paints: Paint[];
  four_only: boolean;
  source: Source;
}

export interface FrescoTile {
  points: number;
  paints: Paint[];
  splashes: Paint[];
  source: Source;
}

export type Sitter = 'servant' | 'actor' | 'abbot' | 'sexton' | 'merchant' | 'peer' | 'patron' | 'muse' | 'bishop' | 'mary' | 'girl' | 'self';

export type Deck = 'a' | 'b' | 'c';

export interface Portrait {
  sitter: Sitter;
  deck: Deck;
  points: number;
  thalers: number;
  mood: number;
  best_mood: boolean;
  paints: Paint[];
  primaries: number;
  source: Source;
}

export type RequestKind = 'general' | 'purple' | 'orange' | 'green';

export interface Request {
  kind: RequestKind;
  points: number[];
  source: Source;
}

export interface Components {
  thalers: { value: number; source: Source };
  paints: { value: number[]; source: Source };
  apprentices: { value: number; source: Source };
  mood_spaces: { value: number; source: Source };
  mood_start: { value: number; source: Source };
  good_mood: { value: number; source: Source };
  bad_mood: { value: number; source: Source };
  stall_sizes: { value: number[]; source: Source };
  studio_pay: { value: number; source: Source };
  theatre_mood: { value: number; source: Source };
  actor_mood: { value: number; source: Source };
  bishop_here: { value: number; source: Source };
  bishop_near: { value: number; source: Source };
  abbot_bonus: { value: number; source: Source };
  bishop_step: { value: number; source: Source };
  altar_primaries: { value: number; source: Source };
  altar_blend: { value: number; source: Source };
  altar_blended: { value: number; source: Source };
  altar_pink: { value: number; source: Source };
  altar_brown: { value: number; source: Source };
  mixes: { value: number; source: Source };
  last_round: { value: number; source: Source };
  thalers_per_point: { value: number; source: Source };
  hostel: Hour[];
  market: MarketTile[];
  tiles: FrescoTile[];
  colour_tiles: FrescoTile[];
  portraits: Portrait[];
  requests: Request[];
}

export interface WakeUp {
  type: 'wake_up';
  hour: number;
}

export interface Plan {
  type: 'plan';
  market: number;
  cathedral: number;
  studio: number;
  workshop: number;
  theatre: number;
}

export interface Buy {
  type: 'buy';
  stall: number;
  slot: number;
}

export interface CloseStall {
  type: 'close_stall';
  stall: number;
}

export interface StepBishop {
  type: 'step_bishop';
  segment: number;
}

export interface SendBishop {
  type: 'send_bishop';
  segment: number;
}

export interface Restore {
  type: 'restore';
  segment: number;
}

export interface RestoreAltar {
  type: 'restore_altar';
  paints: Paint[];
}

export interface TakePortrait {
  type: 'take_portrait';
  slot: number;
}

export interface Mix {
  type: 'mix';
  paint: Paint;
}

export interface Fulfil {
  type: 'fulfil';
  request: RequestKind;
}

export interface Stack {
  type: 'stack';
  tile: number;
}

export interface PickPaint {
  type: 'pick_paint';
  paint: Paint;
}

export interface Land {
  type: 'land';
  ahead: boolean;
}

export interface Done {
  type: 'done';
}

export interface TakeBack {
  type: 'take_back';
}

export interface PlacePainter {
  type: 'place_painter';
  painter: number;
}

export interface RemoveTile {
  type: 'remove_tile';
  tile: number;
}

export interface LayTile {
  type: 'lay_tile';
  tile: number;
}

export interface StockTile {
  type: 'stock_tile';
  tile: number;
}

export interface Unveil {
  type: 'unveil';
  portrait: number;
}

export type Move = WakeUp | Plan | Buy | CloseStall | StepBishop | SendBishop | Restore | RestoreAltar | TakePortrait | Mix | Fulfil | Stack | PickPaint | Land | Done | TakeBack | PlacePainter | RemoveTile | LayTile | StockTile | Unveil;

export interface FrescoLaid {
  type: 'fresco_laid';
  tiles: number[];
  start: number[];
}

export interface MarketLaid {
  type: 'market_laid';
  stalls: number[][];
}

export interface PortraitsUnveiled {
  type: 'portraits_unveiled';
  portraits: number[];
  sitters: Sitter[];
}

export interface RoundBegan {
  type: 'round_began';
  round: number;
}

export type LastBecause = 'fresco' | 'portraits' | 'rounds';

export interface LastRoundBegan {
  type: 'last_round_began';
  round: number;
  left: number;
  why: LastBecause;
}

export interface LeonardoHanded {
  type: 'leonardo_handed';
  seat: number;
}

export type MoodGives = 'nothing' | 'helper' | 'loss';

export interface Woke {
  type: 'woke';
  seat: number;
  hour: number;
  clock: number;
  price: number;
  mood: number;
  apprentices: number;
  why: MoodGives;
}

export interface Planned {
  type: 'planned';
  seat: number;
}

export interface PlansRevealed {
  type: 'plans_revealed';
  sheets: number[][];
}

export type Place = 'market' | 'cathedral' | 'studio' | 'workshop' | 'theatre' | 'again';

export interface PlaceOpened {
  type: 'place_opened';
  why: Place;
}

export interface VisitBegan {
  type: 'visit_began';
  seat: number;
  place: Place;
  apprentices: number;
}

export interface Bought {
  type: 'bought';
  seat: number;
  stall: number;
  slot: number;
  tile: number;
  price: number;
  paints: Paint[];
}

export interface StallClosed {
  type: 'stall_closed';
  seat: number;
  stall: number;
}

export interface StallCleared {
  type: 'stall_cleared';
  stall: number;
}

export type BishopBy = 'step' | 'sexton';

export interface BishopMoved {
  type: 'bishop_moved';
  seat: number;
  from: number;
  to: number;
  price: number;
  why: BishopBy;
}

export interface Restored {
  type: 'restored';
  seat: number;
  segment: number;
  tile: number;
  points: number;
  bonus: number;
  paints: Paint[];
}

export interface AltarRestored {
  type: 'altar_restored';
  seat: number;
  paints: Paint[];
  points: number;
}

export interface ScoreTaken {
  type: 'score_taken';
  seat: number;
  space: number;
}

export interface Advanced {
  type: 'advanced';
  seat: number;
  from: number;
  to: number;
}

export interface StudioPaid {
  type: 'studio_paid';
  seat: number;
  apprentices: number;
  thalers: number;
}

export interface PortraitPainted {
  type: 'portrait_painted';
  seat: number;
  slot: number;
  portrait: number;
  why: Sitter;
  points: number;
  thalers: number;
  mood: number;
  paints: Paint[];
}

export interface PaintPicked {
  type: 'paint_picked';
  seat: number;
  paint: Paint;
}

export interface Mixed {
  type: 'mixed';
  seat: number;
  paint: Paint;
  from: Paint[];
}

export interface RequestFulfilled {
  type: 'request_fulfilled';
  seat: number;
  request: RequestKind;
  points: number;
  tiles: number[];
}

export interface TheatreVisited {
  type: 'theatre_visited';
  seat: number;
  from: number;
  to: number;
}

export interface VisitDone {
  type: 'visit_done';
  seat: number;
  place: Place;
}

export interface VisitTakenBack {
  type: 'visit_taken_back';
  seat: number;
  place: Place;
}

export interface IncomePaid {
  type: 'income_paid';
  seat: number;
  thalers: number;
  paints: Paint[];
}

export interface RequestsPaid {
  type: 'requests_paid';
  seat: number;
  paints: Paint[];
}

export interface StartRotated {
  type: 'start_rotated';
  spaces: number[];
}

export interface LeonardoWoke {
  type: 'leonardo_woke';
  hour: number;
  clock: number;
}

export interface LeonardoBegan {
  type: 'leonardo_began';
  place: Place;
  seat: number;
}

export interface LeonardoClosed {
  type: 'leonardo_closed';
  stall: number;
}

export interface LeonardoRestored {
  type: 'leonardo_restored';
  segment: number;
  tile: number;
  points: number;
  bonus: number;
}

export interface LeonardoPainted {
  type: 'leonardo_painted';
  slot: number;
  portrait: number;
  sitter: Sitter;
  points: number;
}

export interface LeonardoFulfilled {
  type: 'leonardo_fulfilled';
  request: RequestKind;
  points: number;
  tiles: number[];
}

export interface LeonardoAdvanced {
  type: 'leonardo_advanced';
  from: number;
  to: number;
}

export interface FinalScored {
  type: 'final_scored';
  seat: number;
  thalers: number;
  points: number;
  to: number;
}

export interface GameOver {
  type: 'game_over';
  winners: number[];
}

export type Event = FrescoLaid | MarketLaid | PortraitsUnveiled | RoundBegan | LastRoundBegan | LeonardoHanded | Woke | Planned | PlansRevealed | PlaceOpened | VisitBegan | Bought | StallClosed | StallCleared | BishopMoved | Restored | AltarRestored | ScoreTaken | Advanced | StudioPaid | PortraitPainted | PaintPicked | Mixed | RequestFulfilled | TheatreVisited | VisitDone | VisitTakenBack | IncomePaid | RequestsPaid | StartRotated | LeonardoWoke | LeonardoBegan | LeonardoClosed | LeonardoRestored | LeonardoPainted | LeonardoFulfilled | LeonardoAdvanced | FinalScored | GameOver;

export type Phase = 'placing' | 'removing' | 'laying' | 'stocking' | 'unveiling' | 'earning' | 'waking' | 'planning' | 'visiting' | 'stacking' | 'picking' | 'landing' | 'over';

export interface Visit {
  sent: number;
  used: number;
  stall: number;
  closed: number;
  stepped: number;
  mixed: number;
  request: number;
  to_stack: number;
  to_pick: number;
  took: number;
  restarts: number;
}

export interface Player {
  leonardo: boolean;
  score: number;
  start_space: number;
  hour: number | null;
  mood: number;
  apprentices: number;
  planned: boolean;
  sheet: number[] | null;
  tiles: number[];
  portraits: Sitter[];
  sexton_used: boolean;
  requests: number[];
  income: number;
}

export interface Leonardo {
  segment: number;
  steered_by: number;
}

export interface Holdings {
  thalers: number;
  paints: number[];
}

export interface PlanOffer {
  apprentices: number;
}

export interface BuyOffer {
  stall: number;
  slot: number;
}

export interface RestoreOffer {
  segment: number;
  points: number;
}

export interface AltarOffer {
  paints: Paint[];
  points: number;
}

export interface RequestOffer {
  request: RequestKind;
  points: number;
}

export interface LandOffer {
  ahead: number;
  behind: number;
}

export interface Offer {
  hours: number[];
  plan: PlanOffer | null;
  price: number;
  buys: BuyOffer[];
  closes: number[];
  steps: number[];
  send_bishop: boolean;
  restores: RestoreOffer[];
  altars: AltarOffer[];
  portraits: number[];
  mixes: Paint[];
  requests: RequestOffer[];
  stacks: number[];
  picks: Paint[];
  land: LandOffer | null;
  done: boolean;
  take_back: boolean;
}

export interface Painter {
  score: number;
  thalers: number;
  paints: number[];
  sheet: number[];
  start_space: number;
  hour: number;
  mood: number;
  apprentices: number;
  portraits: number;
  sexton_used: number;
  requests: number[];
  tiles: number;
}

export interface Board {
  fresco: number[];
  market: number[];
  portraits: number[];
  requests: number[];
  bishop: number;
  leonardo: number;
  covered: number;
}

export interface Before {
  painter: Painter;
  board: Board;
}

export interface Memory {
  holdings: Holdings[];
  tiles: number;
  portraits: number;
  before: Before | null;
}

export interface View {
  you: number | null;
  phase: Phase;
  round: number;
  last_round: boolean;
  drawn: number;
  order: number[];
  painter: number | null;
  turn: number | null;
  place: Place;
  visit: Visit;
  idle: number;
  mixes_left: number;
  taken_space: number;
  players: Player[];
  fresco: number[];
  bishop: number;
  leonardo: Leonardo | null;
  stalls: number[][];
  portraits: number[];
  portraits_left: number;
  requests: number[];
  own: Holdings | null;
  offer: Offer | null;
  memory: Memory;
}
