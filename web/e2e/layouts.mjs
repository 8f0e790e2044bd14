// Every board in five sizes, both lights and both languages, in the middle of a game; what else a game looks like in five sizes. Pictures are kept as
// artefacts, and what is checked is the layout.
import assert from 'node:assert/strict';
import { Forger } from './final_touch.mjs';
import { Painter } from './fresco.mjs';
import { drawn, flaws, sizes } from './layout.mjs';
import { fits } from './look.mjs';
import { Bidder } from './modern_art.mjs';
import { Rescuer } from './projekt_art.mjs';
import { desktop, playOn, Visitor } from './visitor.mjs';

const looks = [
  ['pl', 'dark'],
  ['en', 'light'],
  ['pl', 'light'],
  ['en', 'dark'],
];

// `moments`: after how many decisions, the first of them in every look; `matters`: what must be in sight there, on the smallest window too.
const evenings = {
  'czary-mary': { Guest: Visitor, options: { seats: 5, notes: true }, moments: [3], matters: '.cm-racks' },
  'final-touch': { Guest: Forger, options: { seats: 3 }, moments: [3], matters: '.ft-canvas' },
  'modern-art': { Guest: Bidder, options: { seats: 5, hammer: 0 }, moments: [5], matters: '.ma-lot' },
  fresco: {
    Guest: Painter,
    options: { seats: 4, portraits: true, requests: true, colours: true },
    moments: [1, 2, 5],
    matters: '.fr-place[data-current=true], .fr-place[data-open=true]',
  },
  'projekt-art': { Guest: Rescuer, options: { seats: 4 }, moments: [5], matters: '.pa-map-frame' },
};

// Runs in the page: how the stage and the desk share the window, and how much of what matters is in sight.
function shares(matters) {
  const stage = document.querySelector('.stage');
  const desk = document.querySelector('.desk').getBoundingClientRect();
  const open = stage.getBoundingClientRect();
  const [thing] = [...document.querySelectorAll(matters)].filter((each) => each.checkVisibility());
  const box = thing.getBoundingClientRect();
  const inSight = Math.min(box.bottom, open.bottom) - Math.max(box.top, open.top);
  const scrolling = [document.documentElement, ...document.querySelectorAll('.table-main, .table-main *')].filter(
    (each) =>
      each.scrollHeight > each.clientHeight + 1 &&
      (each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowY)),
  );
  return {
    desk: desk.height / innerHeight,
    deskEnds: desk.bottom <= innerHeight + 1,
    matters: inSight / Math.min(box.height, open.height),
    prompt: document.querySelector('.prompt').getBoundingClientRect().bottom <= innerHeight,
    scrolling: scrolling.map((each) => `${each.tagName}.${each.className}`),
  };
}

async function stands(visitor, matters, { width, height }, where) {
  await fits(visitor);
  assert.deepEqual(await visitor.page.evaluate(flaws), [], where);
  const seen = await visitor.page.evaluate(shares, matters);
  assert.ok(seen.deskEnds && seen.prompt, `desk and prompt are within the window: ${where}`);
  if (height > width && width < 500)
    assert.ok(seen.desk <= 0.355, `the desk takes ${seen.desk} of the height: ${where}`);
  assert.ok(seen.matters >= 0.55, `${seen.matters} of what matters is in sight: ${where}`);
  if (width >= 1100) assert.deepEqual(seen.scrolling, [], `nothing scrolls: ${where}`);
}

async function speak({ page }, language) {
  await page.locator(`.switch button[lang=${language}]`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
}

const shown =
  (game) =>
  async ({ server, browser, check }) => {
    const { Guest, options, moments, matters } = evenings[game];
    const ola = await Guest.arrive(browser, server, desktop, 'Ola', { deal: `layout of ${game}` });
    await check(`${game} is opened`, async () => {
      const table = await ola.openByWire(game, options);
      await ola.go(`/t/${table}`);
      await ola.sit(0);
      await ola.fillWithBots();
      await ola.page.locator('.start-row .button').click();
      await ola.page.locator('.stage').waitFor();
    });
    for (const [nth, moment] of moments.entries())
      await check(`${game} after ${moment} decisions`, async () => {
        await ola.page.setViewportSize(desktop.viewport);
        await playOn([ola], async () => ola.decisions >= moment && (await ola.isMyTurn()));
        await ola.page.evaluate(() => document.activeElement?.blur());
        for (const [language, colorScheme] of nth === 0 ? looks : [looks[nth % looks.length]]) {
          await ola.page.emulateMedia({ colorScheme });
          await speak(ola, language);
          for (const size of sizes) {
            await ola.page.setViewportSize(size);
            await drawn(ola.page);
            const name = `layout-${game}-${moment}-${size.width}x${size.height}-${language}-${colorScheme}`;
            await ola.picture(name);
            await stands(ola, matters, size, name);
          }
        }
      });
    assert.deepEqual(ola.errors, []);
    await ola.context.close();
  };

export const layouts = Object.fromEntries(Object.keys(evenings).map((game) => [`layout-${game}`, [shown(game)]]));
