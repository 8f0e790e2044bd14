import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { precompress } from './precompress';

const games = fileURLToPath(new URL('../games', import.meta.url));

// Help is written once as Markdown beside its game; the page gets it as ready HTML, so no parser is shipped.
const helpPages: Plugin = {
  name: 'help-pages',
  transform(source, id) {
    if (!id.endsWith('.md')) return null;
    return { code: `export default ${JSON.stringify(scrolling(marked.parse(source, { async: false })))};`, map: null };
  },
};

// A wide table scrolls by itself on a phone, and whatever scrolls must be reachable by keyboard.
function scrolling(html: string): string {
  return html
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

export default defineConfig({
  plugins: [helpPages, precompress()],
  resolve: { alias: { '@games': games } },
  server: { fs: { allow: ['.', games] } },
  build: { outDir: 'dist', assetsDir: 'assets', target: 'es2022', assetsInlineLimit: 2048 },
  test: { include: ['src/**/*.test.ts'] },
});
