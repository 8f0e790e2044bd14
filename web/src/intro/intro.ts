import type { AnyIntro, IntroStep } from '../kit/intro';

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

const belongs = (step: IntroStep<unknown>, view: unknown): boolean => step.when?.(view) ?? true;

// The step to show: done ones are behind, those already fulfilled or not meant for this table are skipped. `steps.length` when nothing
// is left to say.
export function stepFrom(intro: AnyIntro, step: number, view: unknown): number {
  let next = step;
  const over = (each: IntroStep<unknown>) => !belongs(each, view) || each.until?.(view);
  while (next < intro.steps.length && over(intro.steps[next]!)) next += 1;
  return next;
}

// Where a step stands among those of this table, counted from one.
export function countOf(intro: AnyIntro, step: number, view: unknown): { step: number; steps: number } {
  const mine = intro.steps.map((each) => belongs(each, view));
  return { step: mine.slice(0, step + 1).filter(Boolean).length, steps: mine.filter(Boolean).length };
}
