// A first table with a coach: what a game says while somebody plays it for the first time. Games write it as data, in
// games/<game>/intro.ts; the table is a real one, on the real server, with bots on the other seats.

export interface IntroStep<View> {
  text: string; // a key of the game's catalogue, intro.*
  anchor?: string; // the data-anchor of what the step points at
  until?: (view: View) => boolean; // the step is over when this is true; without it there is a button
  when?: (view: View) => boolean; // the step belongs to some tables only
}

// A further first table, for a part of the game that is learnt by itself.
export interface Chapter {
  name: string; // a key of the game's catalogue
  options: Record<string, unknown>;
}

export interface Intro<View> {
  options: Record<string, unknown>;
  bot: string;
  steps: IntroStep<View>[];
  chapters?: Chapter[];
}

export type AnyIntro = Intro<unknown>;
