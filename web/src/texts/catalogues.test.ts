import { describe, expect, it } from 'vitest';
import refusals from '../../../server/refusals.hpp?raw';
import en from './en.json';
import type { Catalogue, Plural } from './format';
import pl from './pl.json';

const games = import.meta.glob<Catalogue>(['@games/*/texts/*.json', '@games/*/box/*.json', '../*/texts/*.json'], {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

const pairs: [string, Catalogue, Catalogue][] = [['shell', en, pl]];
for (const path of Object.keys(games)) {
  if (!path.endsWith('/en.json')) continue;
  const name = path.split('/').at(-3)!;
  pairs.push([name, games[path]!, games[path.replace('/en.json', '/pl.json')] ?? {}]);
}

function sentences(entry: string | Plural): string[] {
  if (typeof entry === 'string') return [entry];
  return [entry.one, entry.few, entry.many, entry.other].filter((each) => each !== undefined);
}

function blanks(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)/g)].map((match) => match[1]!);
}

describe.each(pairs)('the catalogues of %s', (_, english, polish) => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(polish).sort()).toEqual(Object.keys(english).sort());
  });
  it('fill in the same fields', () => {
    for (const key of Object.keys(english)) {
      const all = (entry: string | Plural) => [...new Set(sentences(entry).flatMap(blanks))].sort();
      expect(all(polish[key]!), key).toEqual(all(english[key]!));
    }
  });
  it('have every plural form of their language', () => {
    const forms = (catalogue: Catalogue, wanted: string[]) => {
      for (const [key, entry] of Object.entries(catalogue)) {
        if (typeof entry !== 'string') expect(Object.keys(entry).sort(), key).toEqual(['by', ...wanted].sort());
      }
    };
    forms(english, ['one', 'other']);
    forms(polish, ['one', 'few', 'many', 'other']);
  });
});

describe('the shell', () => {
  const known = new Set(pairs.flatMap(([, english]) => Object.keys(english)));

  it('has words for every refusal of the server', () => {
    const codes = [...refusals.matchAll(/BOOST_DESCRIBE_ENUM_ENTRY\(No, (\w+)\)/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(40);
    for (const code of codes) expect(known).toContain(`refusal.${code}`);
  });
  it('says nothing that no catalogue knows', () => {
    for (const [path, text] of Object.entries(sources)) {
      if (path.includes('.test.')) continue;
      for (const [, key] of text.matchAll(/\bsay\(\s*'([a-z0-9_.]+)'/g)) expect(known, path).toContain(key);
    }
  });
});
