// Photographs of what each game's cover.tsx draws (e2e/covers.mjs takes them): whoever looks at a cover need not paint it first.
const files = import.meta.glob<string>('./*/cover.webp', { eager: true, query: '?url', import: 'default' });

const noCover = 'data:,';

export function coverOf(game: string): string {
  return files[`./${game.replaceAll('-', '_')}/cover.webp`] ?? noCover;
}
