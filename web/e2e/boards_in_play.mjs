// Photographs every board in the middle of a game, for the README and the rules: somebody plays against bots, dealt by a fixed text, and stops.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { keepPhotograph } from './darkroom.mjs';
import { Forger } from './final_touch.mjs';
import { Painter } from './fresco.mjs';
import { Bidder } from './modern_art.mjs';
import { Rescuer } from './projekt_art.mjs';
import { Server } from './server.mjs';
import { playOn, Visitor } from './visitor.mjs';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const look = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', colorScheme: 'light' };

const evenings = [
  { game: 'czary-mary', Guest: Visitor, options: { seats: 4 }, decisions: 6 },
  { game: 'final-touch', Guest: Forger, options: { seats: 3 }, decisions: 7 },
  { game: 'modern-art', Guest: Bidder, options: { seats: 4, hammer: 0 }, decisions: 8 },
  { game: 'fresco', Guest: Painter, options: { seats: 3 }, decisions: 16 },
  { game: 'projekt-art', Guest: Rescuer, options: { seats: 3 }, decisions: 8 },
];

mkdirSync(folder, { recursive: true });
const server = await Server.begin();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
// All of them, or those named.
const wanted = process.argv.slice(2);
for (const { game, Guest, options, decisions } of evenings) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const ola = await Guest.arrive(browser, server, look, 'Ola', { deal: `a picture of ${game}` });
  const table = await ola.openByWire(game, options);
  await ola.go(`/t/${table}`);
  await ola.sit(0);
  await ola.fillWithBots();
  await ola.page.locator('.start-row .button').click();
  await ola.page.locator('.stage').waitFor();
  await playOn([ola], async () => ola.decisions >= decisions && (await ola.isMyTurn()));
  await ola.page.evaluate(() => document.activeElement?.blur());
  await keepPhotograph(ola.page, await ola.page.screenshot(), `${folder}${game}.webp`, 960, 600, 'image/webp', 0.6);
  await ola.context.close();
}
await browser.close();
await server.end();
