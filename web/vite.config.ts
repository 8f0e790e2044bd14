import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cutFonts } from './fonts';
import { fronts, withoutNotes } from './fronts';
import { helpPages } from './help';
import { precompress } from './precompress';

const games = fileURLToPath(new URL('../games', import.meta.url));

export default defineConfig({
  plugins: [cutFonts(), fronts(), withoutNotes(), helpPages(), precompress()],
  resolve: { alias: { '@games': games } },
  server: { fs: { allow: ['.', games] } },
  build: { outDir: 'dist', assetsDir: 'assets', target: 'es2022', assetsInlineLimit: 2048 },
  test: { include: ['src/**/*.test.ts'], css: true },
});
