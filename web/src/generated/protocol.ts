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
  box: string | null;
}

export interface PlayOn {
  type: 'play_on';
  table: string;
  number: number;
  step: number;
  listed: boolean;
  deal: string | null;
  host: string | null;
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

export interface Order {
  type: 'order';
  seen: number;
  limit: number | null;
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

export type Request = ListTables | OpenTable | PlayOn | Watch | Sit | SeatBot | Unseat | Start | Reveal | Play | Undo | AnswerUndo | Hint | Order | Leave | Replace | ComeBack | Say | Signal | Invite | Point;

export type Stage = 'waiting' | 'playing' | 'over';

export type Sitter = 'nobody' | 'person' | 'bot';

export interface SeatInfo {
  sitter: Sitter;
  name: string;
  present: boolean;
  stand_in: string | null;
}

export interface Origin {
  table: string;
  number: number;
  step: number;
}

export interface TableSummary {
  table: string;
  game: string;
  stage: Stage;
  seats: SeatInfo[];
  own_box: boolean | null;
  from: Origin | null;
}

export interface Tables {
  type: 'tables';
  tables: TableSummary[];
}

export interface TablesChanged {
  type: 'tables_changed';
  changed: TableSummary[];
  removed: string[];
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
  from: Origin | null;
  undo: UndoQuestion | null;
  result: ResultInfo | null;
  own_box: boolean;
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

export interface Ordered {
  type: 'ordered';
  table: string;
  limit: number | null;
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

export type Reply = Tables | TablesChanged | Opened | Seated | Table | Update | Said | Pointed | Hinted | Ordered | Refused | Closing;

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
  from: Origin | null;
  result: ResultInfo;
  steps: Step[];
  own_box: boolean;
}

export interface Checked {
  moves: number;
  given: number;
  outcomes: number;
  dealing: number;
  people: number;
  silent: string[];
}

export interface ReadJournal {
  checked: Checked;
  steps: Steps | null;
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

export type FieldKind = 'number' | 'flag' | 'choice' | 'list' | 'group';

export interface BoxField {
  path: string;
  kind: FieldKind;
  optional: boolean;
  low: number | null;
  high: number | null;
  choices: string[];
}

export interface BoxNote {
  path: string;
  en: string;
  pl: string;
}

export interface BoxCount {
  of: string;
  count: number;
}

export interface BoxTotal {
  path: string;
  counts: BoxCount[];
}

export interface BoxChange {
  path: string;
  before: unknown | null;
  after: unknown | null;
}

export interface BoxSheet {
  game: string;
  hash: string;
  own: boolean;
  components: unknown;
  toml: string;
  seats: number[];
  fields: BoxField[];
  constraints: BoxNote[];
  notes: BoxNote[];
  totals: BoxTotal[];
  changes: BoxChange[];
}

export interface BoxProblem {
  path: string;
  en: string;
  pl: string;
  line: number | null;
}

export interface BoxVerdict {
  sound: boolean;
  kept: boolean;
  hash: string | null;
  own: boolean;
  seats: number[];
  problems: BoxProblem[];
  totals: BoxTotal[];
  changes: BoxChange[];
  components: unknown | null;
  toml: string | null;
}

export interface Compare {
  game: string;
  options: unknown | null;
  boxes: (string | null)[] | null;
  games: number;
  seed: number | null;
}

export type ComparisonState = 'waiting' | 'working' | 'done' | 'stopped';

export interface Spread {
  mean: number;
  low: number;
  high: number;
}

export interface Figure {
  name: string;
  seat: number | null;
  first: Spread;
  second: Spread;
  difference: Spread;
}

export interface ComparedPart {
  options: unknown;
  games: number;
  figures: Figure[];
}

export interface Comparison {
  comparison: string;
  game: string;
  state: ComparisonState;
  done: number;
  bot: string;
  games: number;
  seed: number;
  boxes: string[];
  parts: ComparedPart[];
}
