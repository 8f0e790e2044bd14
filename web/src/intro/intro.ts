// A first table with a coach: what a game says while somebody plays it for the first time. Games write it as data, in
// games/<game>/intro.ts; the table is a real one, on the real server, with bots on the other seats.

export interface IntroStep<View> {
  text: string; // a key of the game's catalogue, intro.*
  anchor?: string; // the data-anchor of what the step points at
  until?: (view: View) => boolean; // the step is over when this is true; without it there is a button
}

export interface Intro<View> {
  options: Record<string, unknown>;
  bot: string;
  steps: IntroStep<View>[];
}

export type AnyIntro = Intro<unknown>;

const files = import.meta.glob<AnyIntro>('../games/*/intro.ts', { import: 'intro' });

function fileOf(game: string): string {
  return `../games/${game.replaceAll('-', '_')}/intro.ts`;
}

export function hasIntro(game: string): boolean {
  return fileOf(game) in files;
}

export async function loadIntro(game: string): Promise<AnyIntro | null> {
  return (await files[fileOf(game)]?.()) ?? null;
}

// The step to show: done ones are behind, those already fulfilled are skipped. `steps.length` when nothing is left to say.
export function stepFrom(intro: AnyIntro, step: number, view: unknown): number {
  let next = step;
  while (next < intro.steps.length && intro.steps[next]!.until?.(view)) next += 1;
  return next;
}
