import type { ComponentChildren, ComponentType } from 'preact';
import type { Phrasebook } from '../texts/format';

// What a game brings to the page of its box. The page knows no game: it shows what stands here, and has its fields from the server.
//
// What a value is called stands in the game's texts: `box.` and the names on the way to it, `box.tiles`, `box.tiles.points`; why it is
// reconstructed under `box.why.` and the first of those names.

// A thing of the box: a card, a tile, a map. All values whose path begins with its own belong to it.
export interface Thing {
  path: string;
  name: string;
  words: string; // all that stands on it, as one would read it aloud
  picture: ComponentChildren;
}

// How many there are of something, over a whole shelf.
export interface Total {
  name: string;
  mark?: ComponentChildren;
  count: number;
}

export interface Shelf {
  name: string; // the value of the box that lies here: `box.NAME` in the texts
  look: 'cards' | 'tiles' | 'wide';
  things: Thing[];
  totals: Total[];
}

// One of several: a number in a row of numbers, or a choice of a closed set.
export interface Part {
  name: string;
  mark?: ComponentChildren;
}

export interface SheetProps<Components> {
  box: Components;
  path: string;
  say: Phrasebook;
  // Takes effect at once; a change that goes on (dragging) is undone as one.
  change: (path: string, value: unknown) => void;
}

export interface GameBox<Components> {
  shelves(box: Components, say: Phrasebook): Shelf[];
  // What the i-th number of a row counts, the row named by its way: 'cards.agents'.
  part?(way: string, i: number, say: Phrasebook): Part | null;
  choice?(way: string, value: string, say: Phrasebook): Part | null;
  // Ways that are no business of whoever looks into the box: what is for drawing only, or follows from where it stands.
  hidden?: readonly string[];
  // What is laid out by hand rather than by numbers, over the values of such a thing.
  sheets?: Record<string, ComponentType<SheetProps<Components>>>;
}

export type AnyGameBox = GameBox<unknown>;

export function gameBox<Components>(box: GameBox<Components>): AnyGameBox {
  return box as unknown as AnyGameBox;
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
