import type { Figure } from '../kit/figure';
import type { Language } from '../texts/format';

export interface Help {
  html: string;
  contents: { id: string; title: string }[];
}

const texts = import.meta.glob<Help>('@games/*/help.*.md', { import: 'default' });
const figures = import.meta.glob<Record<string, Figure>>('../games/*/figures.tsx', { import: 'figures' });

const folderOf = (game: string) => game.replaceAll('-', '_');

export async function loadHelp(game: string, language: Language): Promise<Help | null> {
  const path = Object.keys(texts).find((each) => each.endsWith(`/${folderOf(game)}/help.${language}.md`));
  return path ? texts[path]!() : null;
}

export async function loadFigures(game: string): Promise<Record<string, Figure>> {
  return (await figures[`../games/${folderOf(game)}/figures.tsx`]?.()) ?? {};
}
