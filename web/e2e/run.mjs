// Plays the real page against the real server in real browsers. Prints one line per check and `N passed, N failed` at the end.
import { chromium } from 'playwright-core';
import { access } from './access.mjs';
import { boards } from './boards.mjs';
import { boxes } from './boxes.mjs';
import { byItself } from './by_itself.mjs';
import { comingBack } from './coming_back.mjs';
import { crossing } from './crossing.mjs';
import { endings } from './endings.mjs';
import { finalTouch } from './final_touch.mjs';
import { firstMinute } from './first_minute.mjs';
import { cathedral, lessons } from './fresco.mjs';
import { hints } from './hints.mjs';
import { layouts } from './layouts.mjs';
import { auctionHouse } from './modern_art.mjs';
import { motion } from './motion.mjs';
import { orders } from './orders.mjs';
import { playingOn } from './playing_on.mjs';
import { rescue } from './projekt_art.mjs';
import { refusals } from './refusals.mjs';
import { leaving } from './seats.mjs';
import { Server } from './server.mjs';
import { signals } from './signals.mjs';
import { stranger } from './stranger.mjs';
import { talk } from './talk.mjs';
import { takingBack } from './undo.mjs';
import { artifacts, patience } from './visitor.mjs';
import { wholeGame } from './whole_game.mjs';

// Stories mostly wait for what moves on the page, so a few are told at the same time, the long ones first.
const atOnce = Number(process.env.ATELIER_STORIES ?? 3);

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

const stories = {
  ...boards,
  fresco: [cathedral],
  'fresco-lessons': lessons,
  'projekt-art': [rescue],
  'modern-art': [auctionHouse],
  undo: [takingBack],
  crossing: [crossing],
  orders: [orders],
  'whole-game': [wholeGame],
  'final-touch': finalTouch,
  'first-minute': firstMinute,
  ...layouts,
  ...endings,
  ...motion,
  boxes,
  'by-itself': byItself,
  hints,
  'playing-on': playingOn,
  stranger: [stranger],
  access,
  talk: [talk],
  signals: [signals],
  'coming-back': [comingBack],
  refusals: [refusals],
  seats: [leaving],
};

let passed = 0;
let failed = 0;

class Stopped extends Error {}

// What everybody saw when something failed.
async function keepSight(browser, name) {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [i, page] of pages.entries())
    await page.screenshot({ path: `${artifacts}failed-${name}-page-${i}.png`, timeout: 10000 }).catch(() => {});
}

// Every story has a server, a browser and a page of the report to itself: what one does to them, no other meets.
async function tell(name, story) {
  const lines = [];
  const say = (line) => lines.push(line);
  const server = await Server.begin();
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: flags, timeout: patience });

  // Checks of one story build on each other: after one has failed the rest of its story is not told.
  const check = async (title, body) => {
    const began = Date.now();
    try {
      await body();
    } catch (error) {
      ++failed;
      say(`FAILED  ${title}\n${error.stack ?? error}`);
      await keepSight(browser, `${name}-${failed}`);
      throw new Stopped();
    }
    ++passed;
    say(`ok      ${title} (${Date.now() - began} ms)`);
  };

  try {
    await story({ server, browser, check, say });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    console.log(lines.join('\n'));
    await browser.close();
    await server.end();
  }
}

// All of them, or those named, as often as ATELIER_TIMES says: ATELIER_TIMES=20 node e2e/run.mjs fresco talk
const times = Number(process.env.ATELIER_TIMES ?? 1);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stories));
if (unknown.length > 0) throw new Error(`There is no story ${unknown}: there are ${Object.keys(stories).join(', ')}.`);

const told = (wanted.length > 0 ? wanted : Object.keys(stories)).flatMap((name) =>
  stories[name].map((story) => () => tell(name, story)),
);
const waiting = Array.from({ length: times }, () => told).flat();
const teller = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next();
};
await Promise.all(Array.from({ length: atOnce }, teller));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
