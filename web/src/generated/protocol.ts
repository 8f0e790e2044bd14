// Written by `atelier types` from the C++ structs. Change those, not this.

export interface ListTables {
  type: 'list_tables';
}

export interface OpenTable {
  type: 'open_table';
  game: string;
  options: unknown;
  listed: boolean;
  deal: string | null;
  host: string | null;
  stand_in: string | null;
  hints: boolean | null;
}

export interface Watch {
  type: 'watch';
  table: string;
  token: string | null;
  seen: number;
}

export interface Sit {
  type: 'sit';
  seat: number;
  name: string;
  key: string;
  sealed: string;
}

export interface SeatBot {
  type: 'seat_bot';
  seat: number;
  bot: string;
}

export interface Unseat {
  type: 'unseat';
  seat: number;
}

export interface Start {
  type: 'start';
}

export interface Reveal {
  type: 'reveal';
  part: string;
}

export interface Play {
  type: 'play';
  seen: number;
  move: unknown;
}

export interface Undo {
  type: 'undo';
  seen: number;
}

export interface AnswerUndo {
  type: 'answer_undo';
  number: number;
  agree: boolean;
}

export interface Hint {
  type: 'hint';
}

export interface Leave {
  type: 'leave';
}

export interface Replace {
  type: 'replace';
  seat: number;
}

export interface ComeBack {
  type: 'come_back';
}

export interface Say {
  type: 'say';
  text: string;
}

export interface Signal {
  type: 'signal';
  signal: string;
  about: string[];
}

export interface Invite {
  type: 'invite';
  table: string;
}

export interface Point {
  type: 'point';
  at: string;
}

export type Request = ListTables | OpenTable | Watch | Sit | SeatBot | Unseat | Start | Reveal | Play | Undo | AnswerUndo | Hint | Leave | Replace | ComeBack | Say | Signal | Invite | Point;

export type Stage = 'waiting' | 'playing' | 'over';

export type Sitter = 'nobody' | 'person' | 'bot';

export interface SeatInfo {
  sitter: Sitter;
  name: string;
  present: boolean;
  stand_in: string | null;
}

export interface TableSummary {
  table: string;
  game: string;
  stage: Stage;
  seats: SeatInfo[];
}

export interface Tables {
  type: 'tables';
  tables: TableSummary[];
}

export interface Opened {
  type: 'opened';
  table: string;
}

export interface Seated {
  type: 'seated';
  table: string;
  seat: number;
}

export interface UndoQuestion {
  number: number;
  seat: number;
  awaited: number[];
}

export interface ResultInfo {
  points: number[];
  ranks: number[];
  secret: string;
}

export interface Table {
  type: 'table';
  table: string;
  number: number;
  game: string;
  rules: number;
  options: unknown;
  components: string;
  stage: Stage;
  seats: SeatInfo[];
  you: number | null;
  host: number | null;
  awaited: number[] | null;
  stand_in: string;
  hints: boolean;
  fair: boolean;
  dealing: number;
  commitment: string;
  sealed: (string | null)[];
  undo: UndoQuestion | null;
  result: ResultInfo | null;
}

export interface Step {
  number: number;
  time: number;
  events: unknown;
  view: unknown | null;
  change: unknown | null;
}

export type MayUndo = 'no' | 'at_once' | 'if_all_agree';

export interface Update {
  type: 'update';
  table: string;
  number: number;
  steps: Step[];
  left: number | null;
  undo: MayUndo;
}

export interface Line {
  n: number;
  seat: number;
  name: string;
  text: string | null;
  signal: string | null;
  about: string[];
  invite: string | null;
}

export interface Said {
  type: 'said';
  table: string;
  lines: Line[];
}

export interface Pointed {
  type: 'pointed';
  table: string;
  seat: number;
  at: string;
}

export interface HintedMove {
  move: unknown;
  chance: number;
  error: number;
}

export interface Hinted {
  type: 'hinted';
  table: string;
  number: number;
  moves: HintedMove[];
}

export interface Refused {
  type: 'refused';
  request: string;
  code: string;
  value: number;
  text: string;
}

export interface Closing {
  type: 'closing';
  back: number;
  spread: number;
}

export type Reply = Tables | Opened | Seated | Table | Update | Said | Pointed | Hinted | Refused | Closing;

export interface BotTakesOver {
  type: 'bot_takes_over';
  seat: number;
  bot: string;
}

export interface ComesBack {
  type: 'comes_back';
  seat: number;
}

export interface TakenBack {
  type: 'taken_back';
  seat: number;
  moves: number;
}

export type TableEvent = BotTakesOver | ComesBack | TakenBack;

export interface Steps {
  table: string;
  game: string;
  rules: number;
  options: unknown;
  components: string;
  seats: SeatInfo[];
  result: ResultInfo;
  steps: Step[];
}

export interface Analysing {
  done: number;
}

export interface Slip {
  step: number;
  seat: number;
  played: unknown;
  better: unknown;
  told: unknown;
  told_better: unknown;
  gain: number;
  error: number;
}

export interface Fortune {
  start: number;
  own: number;
  others: number;
  luck: number;
  error: number;
}

export interface Analysis {
  playouts: number;
  together: boolean;
  chances: number[][];
  slips: Slip[];
  fortunes: Fortune[];
}
