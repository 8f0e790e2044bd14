// Photographs each game's cover, which its own code draws: a small picture for the page, and one for the previews of links, which cannot be drawings.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { keepPhotograph } from './darkroom.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const previews = `${web}public/previews/`;
const games = ['czary-mary', 'final-touch', 'modern-art', 'fresco', 'projekt-art'];

// What previews show of a link to no game: some covers, each with the upper part of its picture.
async function hangTogether(page, covers) {
  const pictures = covers.map((cover) => `<img src="data:image/png;base64,${cover.toString('base64')}">`);
  await page.setContent(`<style>
    body { margin: 0; background: #15171b }
    div { width: 600px; height: 315px; display: grid; grid-template-columns: 1fr 1fr; gap: 4px; overflow: hidden }
    img { width: 100%; height: 155.5px; object-fit: cover }
  </style><div>${pictures.join('')}</div>`);
  return page.locator('div').screenshot();
}

mkdirSync(previews, { recursive: true });
const studio = await createServer({ root: web, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
await studio.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 700, height: 400 }, deviceScaleFactor: 2 });
page.on('pageerror', (error) => console.error(error.message));
const covers = [];
for (const game of games) {
  await page.goto(`${studio.resolvedUrls.local[0]}pictures.html?game=${game}`);
  await page.locator('body[data-ready]').waitFor();
  const cover = await page.locator('#easel').screenshot();
  covers.push(cover);
  const beside = `${web}src/games/${game.replaceAll('-', '_')}/cover.webp`;
  await keepPhotograph(page, cover, beside, 512, 269, 'image/webp', 0.6);
  await keepPhotograph(page, cover, `${previews}${game}.jpg`, 1200, 630, 'image/jpeg', 0.6);
}
const together = await hangTogether(page, [covers[0], covers[1], covers[3], covers[4]]);
await keepPhotograph(page, together, `${previews}atelier.jpg`, 1200, 630, 'image/jpeg', 0.6);
await browser.close();
await studio.close();
