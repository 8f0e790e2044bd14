import { describe, expect, it } from 'vitest';
import type { AnyIntro } from '../kit/intro';
import type { Catalogue } from '../texts/format';
import { countOf, stepFrom } from './intro';

const intros = import.meta.glob<AnyIntro>('../games/*/intro.ts', { eager: true, import: 'intro' });
const texts = import.meta.glob<Catalogue>('@games/*/texts/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../games/*/**/*.tsx', { eager: true, query: '?raw', import: 'default' });

describe.each(Object.entries(intros))('the introduction in %s', (path, intro) => {
  const folder = path.split('/').at(-2)!;
  it('says only what its game has words for', () => {
    for (const language of ['en', 'pl']) {
      const [, catalogue] = Object.entries(texts).find(([each]) => each.endsWith(`/${folder}/texts/${language}.json`))!;
      for (const step of intro.steps) expect(Object.keys(catalogue), language).toContain(step.text);
      for (const chapter of intro.chapters ?? []) expect(Object.keys(catalogue), language).toContain(chapter.name);
    }
  });
  it('points only at what its board names', () => {
    const board = Object.entries(sources)
      .filter(([each]) => each.includes(`/${folder}/`))
      .map(([, text]) => text)
      .join('\n');
    for (const { anchor } of intro.steps) if (anchor) expect(board).toMatch(new RegExp(`["'\`]${anchor}["'\`]`));
  });
});

describe('the step to show', () => {
  const intro: AnyIntro = {
    options: {},
    bot: 'random',
    steps: [
      { text: 'a' },
      { text: 'b', until: (view) => Number(view) > 1 },
      { text: 'c', until: (view) => Number(view) > 2 },
    ],
  };
  it('waits for the button where the step waits for nothing else', () => expect(stepFrom(intro, 0, 9)).toBe(0));
  it('stays until the table shows what it waits for', () => expect(stepFrom(intro, 1, 1)).toBe(1));
  it('goes past everything that is already so', () => expect(stepFrom(intro, 1, 3)).toBe(3));
  it('goes past one step at a time otherwise', () => expect(stepFrom(intro, 1, 2)).toBe(2));
  it('passes over what is not meant for this table, and counts without it', () => {
    const chapter: AnyIntro = {
      options: {},
      bot: 'random',
      steps: [{ text: 'a', when: (view) => view === 'base' }, { text: 'b' }, { text: 'c', when: () => true }],
    };
    expect(stepFrom(chapter, 0, 'base')).toBe(0);
    expect(stepFrom(chapter, 0, 'module')).toBe(1);
    expect(countOf(chapter, 1, 'module')).toEqual({ step: 1, steps: 2 });
    expect(countOf(chapter, 2, 'base')).toEqual({ step: 3, steps: 3 });
  });
});
