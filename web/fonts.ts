import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

// The letters of the two languages, cut out of the fonts' packages before every build: a tenth of what the whole families weigh. Names in other
// letters are written with the rest of the family (style/fonts.css), which only pages that show such a name ask for.

const fromTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
const plain = `${fromTo(0x20, 0x7e)}\u00a0\u00ad·×Óó‑–—‘’“”„…•−`;
const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const features = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'cv05', 'ss03'];

const serif = '@fontsource-variable/fraunces/files/fraunces';
const sans = '@fontsource-variable/inter/files/inter';
// Titles have one weight and one drawing for all sizes.
const oneTitle = { wght: 560, opsz: 24 };
const anyText = { wght: { min: 400, max: 700 } };

const cuts = [
  { name: 'serif', from: `${serif}-latin-opsz-normal.woff2`, letters: plain, variationAxes: oneTitle },
  { name: 'serif-pl', from: `${serif}-latin-ext-opsz-normal.woff2`, letters: polish, variationAxes: oneTitle },
  { name: 'sans', from: `${sans}-latin-wght-normal.woff2`, letters: plain, variationAxes: anyText },
  { name: 'sans-pl', from: `${sans}-latin-ext-wght-normal.woff2`, letters: polish, variationAxes: anyText },
];

const { resolve } = createRequire(import.meta.url);

export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    async configResolved({ root }) {
      const folder = join(root, 'node_modules/.fonts');
      mkdirSync(folder, { recursive: true });
      for (const { name, from, letters, variationAxes } of cuts) {
        const how = { targetFormat: 'woff2' as const, keepFeatures: features, noHinting: true, variationAxes };
        writeFileSync(join(folder, `${name}.woff2`), await subsetFont(readFileSync(resolve(from)), letters, how));
      }
    },
  };
}
