import { describe, expect, it, vi } from 'vitest';
import type { AnyGameBox } from '../kit/box';
import { type Catalogue, type Language, Phrasebook } from '../texts/format';
import en from './texts/en.json';
import pl from './texts/pl.json';
import { isFields, isList, joined, type Value, valueAt, wayOf } from './values';

// Every game's shelves, with the box that stands in the header of its newest kept journal.

// The games' drawings want a browser only for its language.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});

const arts = import.meta.glob<AnyGameBox>('../games/*/box.tsx', { eager: true, import: 'box' });
const texts = import.meta.glob<Catalogue>('@games/*/{texts,box}/*.json', { eager: true, import: 'default' });
const journals = import.meta.glob<string>('@games/*/journals/*.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const own: Record<Language, Catalogue> = { en: en as Catalogue, pl: pl as Catalogue };

const folderOf = (path: string) => path.split('/').at(-2)!;

function phrasebook(folder: string, language: Language): Phrasebook {
  const mine = Object.entries(texts).filter(
    ([path]) => path.includes(`/${folder}/`) && path.endsWith(`/${language}.json`),
  );
  return new Phrasebook(language, [own[language], ...mine.map(([, catalogue]) => catalogue)]);
}

function boxOf(folder: string): Value {
  const [, journal] = Object.entries(journals).findLast(([path]) => path.includes(`/${folder}/journals/`))!;
  return (JSON.parse(journal.slice(0, journal.indexOf('\n'))) as { components: Value }).components;
}

// Every plain value, and every row of them, that a page of the box shows.
function shown(box: Value, art: AnyGameBox, path = ''): string[] {
  const value = path === '' ? box : valueAt(box, path)!;
  if (art.hidden?.includes(wayOf(path))) return [];
  if (isFields(value))
    return Object.keys(value)
      .filter((name) => name !== 'source')
      .flatMap((name) => shown(box, art, joined(path, name)));
  if (isList(value) && value.some(isFields)) return value.flatMap((_, i) => shown(box, art, joined(path, i)));
  return [path];
}

const unsaid = /\b(box|label|paint|art|place|spell|sitter|auction|artist|painting)\.[a-z_0-9]|\{|undefined|NaN/;

describe.each(Object.entries(arts))('the box of %s', (path, art) => {
  const folder = folderOf(path);
  const box = boxOf(folder);
  const tongues = (['en', 'pl'] as const).map((language) => phrasebook(folder, language));

  it('lays every thing at a value there is, once', () => {
    const things = art.shelves(box, tongues[0]!).flatMap((shelf) => shelf.things);
    expect(things.length).toBeGreaterThan(7);
    for (const thing of things) expect(valueAt(box, thing.path), thing.path).toBeDefined();
    expect(new Set(things.map((thing) => thing.path)).size).toBe(things.length);
  });
  it('says in both languages what lies there and how much of it', () => {
    for (const say of tongues)
      for (const { things, totals } of art.shelves(box, say)) {
        for (const { name, words } of things) expect(`${name}: ${words}`).not.toMatch(unsaid);
        for (const { name, count } of totals) {
          expect(name).not.toMatch(unsaid);
          expect(Number.isInteger(count), name).toBe(true);
        }
      }
  });
  it('has a name for every value, every part of a row and every choice', () => {
    for (const say of tongues)
      for (const each of shown(box, art)) {
        const way = wayOf(each);
        expect(say.has(`box.${way}`), `box.${way}`).toBe(true);
        const value = valueAt(box, each)!;
        const all = isList(value) ? value : [value];
        all.forEach((one, i) => {
          if (typeof one === 'string')
            expect(art.choice?.(way, one, say)?.name ?? '?', `${way} ${one}`).not.toMatch(/\?|[a-z]\.[a-z]/);
          if (typeof one === 'number' && isList(value))
            expect(art.part?.(way, i, say)?.name ?? '?', `${way} ${i}`).not.toMatch(/\?|[a-z]\.[a-z]/);
        });
      }
  });
});
