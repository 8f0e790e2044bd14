// Photographs of each board in play, which the browser tests take (npm run pictures). The README shows them too.
const files = import.meta.glob<string>('../../../docs/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function boardOf(game: string): string | undefined {
  return files[`../../../docs/pictures/${game}.webp`];
}
