import { expect, it } from 'vitest';

// The folders of the page lie in layers: what a folder needs is below it. A cycle would make two folders one.

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function pathFrom(file: string, way: string): string {
  const parts = folderOf(file).split('/');
  for (const part of way.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const isFolder = (path: string): boolean => `${path}/index.ts` in sources;

function needsOf(folders: Map<string, Set<string>>): Map<string, Set<string>> {
  for (const [file, text] of Object.entries(sources)) {
    if (file.includes('.test.')) continue;
    const needs = folders.get(folderOf(file)) ?? new Set();
    folders.set(folderOf(file), needs);
    for (const [, way] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)) {
      const path = pathFrom(file, way!);
      const needed = isFolder(path) ? path : folderOf(path);
      if (needed !== folderOf(file)) needs.add(needed);
    }
  }
  return folders;
}

function cycleFrom(folder: string, needs: Map<string, Set<string>>, way: string[], done: Set<string>): string[] | null {
  if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
  if (done.has(folder)) return null;
  for (const next of needs.get(folder) ?? []) {
    const cycle = cycleFrom(next, needs, [...way, folder], done);
    if (cycle) return cycle;
  }
  done.add(folder);
  return null;
}

it('no folder needs itself through others', () => {
  const needs = needsOf(new Map());
  expect(needs.size).toBeGreaterThan(10);
  expect([...needs.get('./table')!]).toContain('./shell');
  const done = new Set<string>();
  for (const folder of needs.keys()) expect(cycleFrom(folder, needs, [], done)).toBeNull();
});
it('no game needs another', () => {
  for (const [folder, needs] of needsOf(new Map())) {
    const game = /^\.\/games\/[^/]+/.exec(folder)?.[0];
    if (game) for (const need of needs) expect(need.startsWith('./games') && !need.startsWith(game)).toBe(false);
  }
});
