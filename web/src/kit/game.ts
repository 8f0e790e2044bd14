import type { ComponentType } from 'preact';
import type { SeatFace } from '../shell/seats';
import type { Phrasebook } from '../texts/format';
import type { Motion } from './motion';

// What a game brings to the table page. The shell knows no game: it shows what stands here, and sends the moves it is given.

export interface Scene<View, Event, Components, Options> {
  view: View; // of the step being shown, exactly as the server gave it: everything on the page comes from here
  live: boolean; // that is the table as it is now, and the line stands: what the view offers may be done
  event: Event | null; // of this step, being told
  past: readonly Event[]; // everything up to this step, oldest first, the step's own events included
  me: number | null;
  seats: readonly SeatFace[];
  components: Components;
  options: Options;
  say: Phrasebook;
  deadline: number | null; // when the table moves on for whoever stays silent, by performance.now(); null where it waits for ever
  play: (move: unknown) => void;
  orders?: Orders; // at a table as it is played, for whoever sits there
}

// What the reader has said in advance, where the game takes that: how far to go along whenever the seat is asked, 0 is not at all.
export interface Orders {
  limit: number | null; // null: nothing stands
  give(limit: number | null): void;
}

// Something that flies from one place to another: places are elements with that `data-at`. The moving picture is a copy of what
// lies at the end, or, where that looks different, of what lay at the beginning.
export interface Travel {
  from: string;
  to: string;
  picture: 'from' | 'to';
  motion?: Motion; // how it goes; flying, unless it says so
}

export interface LogEntry {
  kind: 'round' | 'turn' | 'line';
  seat?: number;
}

// A sentence ready to be said: `signal.<name>` in the game's texts. `about` has the kind of thing that goes into each of its blanks, {first}
// and {second}; the player chooses it on the board among the elements with `data-thing="kind:name"`.
export interface Signal {
  name: string;
  about: readonly string[];
}

export interface StandingProps<View, Components> {
  view: View;
  seat: number;
  components: Components;
  say: Phrasebook;
}

// One line of a curve over the game: a seat's, or, where all play together, the team's, named by `curve.<name>`.
export interface CurvePoint {
  name: string;
  seat: number | null;
  value: number;
}

// Where points came from: `account.<name>` in the game's texts, with these fields, and how many.
export interface Source {
  name: string;
  fields?: Record<string, unknown>;
  points: number;
}

// How the end of a game is told, from what everybody may know then: the views and events of the book.
export interface Reckoning<View, Event> {
  curves(view: View): CurvePoint[];
  sources(events: readonly Event[], seat: number, components: unknown): Source[]; // in a game played together, the team's
  weight(event: Event): number; // how much people will talk about it afterwards; 0: they will not
  // Where all play together: how well they stand, so that one can tell where it turned.
  standing?(view: View, components: unknown): number;
}

// What was made in a game, shown when it is over.
export interface FinaleProps<View, Event, Components> {
  view: View;
  past: readonly Event[]; // all of them, as the book tells them
  seats: readonly SeatFace[];
  components: Components;
  say: Phrasebook;
}

export interface GameClient<View, Event, Components, Options> {
  Stage: ComponentType<Scene<View, Event, Components, Options>>;
  Desk: ComponentType<Scene<View, Event, Components, Options>>;
  Standing: ComponentType<StandingProps<View, Components>>; // a player in one line, for the margin
  // What a player may look up at any time, as on the help card of a box.
  Crib?: ComponentType<{ components: Components; say: Phrasebook }>;
  // Games in which talking is playing bring signals.
  signals?: readonly Signal[];
  // What people call a thing of the board; everybody at the table sees it ringed besides. Without this, the text with the key `kind.name`.
  thingName?(thing: string, say: Phrasebook): string;
  // One sentence: what is expected now, and from whom.
  prompt(view: View, say: Phrasebook): string;
  acting(view: View): number | null;
  // A move as advice names it, where `action.<type>` in the game's texts would not say which one is meant.
  deed?(move: object, view: View, say: Phrasebook, components: Components): string | null;
  // The move, where the reader can do nothing but pass, and doing so soon tells the others nothing they should not know.
  onlyPass?(view: View): object | null;
  // Who won, and why.
  ending(view: View, ranks: readonly number[], say: Phrasebook, components: Components): string;
  reckoning?: Reckoning<View, Event>;
  Finale?: ComponentType<FinaleProps<View, Event, Components>>; // fetched when it is shown
  pace(event: Event): number;
  travels(event: Event): Travel[];
  // What an event sounds like that moves nothing, or otherwise than it moves.
  sound?(event: Event): Motion | null;
  logged(event: Event): LogEntry | null;
}

export type AnyScene = Scene<unknown, unknown, unknown, unknown>;
export type AnyGameClient = GameClient<unknown, unknown, unknown, unknown>;

// The one place where a game's own types are laid aside: the server's JSON is typed by the same generated files.
export function gameClient<View, Event, Components, Options>(
  client: GameClient<View, Event, Components, Options>,
): AnyGameClient {
  return client as unknown as AnyGameClient;
}
