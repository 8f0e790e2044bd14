// Plays the real page against the real server in real browsers. Prints one line per check and `N passed, N failed` at the end.
import { chromium } from 'playwright-core';
import { access } from './access.mjs';
import { boards } from './boards.mjs';
import { comingBack } from './coming_back.mjs';
import { finalTouch } from './final_touch.mjs';
import { cathedral } from './fresco.mjs';
import { auctionHouse } from './modern_art.mjs';
import { rescue } from './projekt_art.mjs';
import { refusals } from './refusals.mjs';
import { Server } from './server.mjs';
import { signals } from './signals.mjs';
import { stranger } from './stranger.mjs';
import { talk } from './talk.mjs';
import { artifacts } from './visitor.mjs';
import { wholeGame } from './whole_game.mjs';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let passed = 0;
let failed = 0;

class Stopped extends Error {}

// What everybody saw when something failed.
async function keepSight() {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [i, page] of pages.entries())
    await page.screenshot({ path: `${artifacts}failed-${failed}-page-${i}.png`, timeout: 10000 }).catch(() => {});
}

// Checks of one story build on each other: after one has failed the rest of its story is not told.
async function check(name, body) {
  const began = Date.now();
  try {
    await body();
  } catch (error) {
    ++failed;
    console.log(`FAILED  ${name}\n${error.stack ?? error}`);
    await keepSight();
    throw new Stopped();
  }
  ++passed;
  console.log(`ok      ${name} (${Date.now() - began} ms)`);
}

async function tell(story) {
  try {
    await story({ server, browser, check });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

const stories = {
  'whole-game': [wholeGame],
  'modern-art': [auctionHouse],
  'final-touch': finalTouch,
  fresco: [cathedral],
  'projekt-art': [rescue],
  talk: [talk],
  signals: [signals],
  'coming-back': [comingBack],
  refusals: [refusals],
  access,
  stranger: [stranger],
  ...boards,
};

// All of them, or those named: node e2e/run.mjs fresco talk
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stories));
if (unknown.length > 0) throw new Error(`There is no story ${unknown}: there are ${Object.keys(stories).join(', ')}.`);

const server = await Server.begin();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(stories))
    for (const story of stories[name]) await tell(story);
} finally {
  await browser.close();
  await server.end();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
