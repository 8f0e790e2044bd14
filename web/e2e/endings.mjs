// The end of every game as a moment, in two sizes, lights and languages; what it says adds up, everything leads on, and all of it by keyboard.
import assert from 'node:assert/strict';
import { ended } from './ended.mjs';
import { drawn, flaws } from './layout.mjs';
import { fits, isAccessible } from './look.mjs';
import { Server } from './server.mjs';
import { desktop, smallPhone, until, Visitor } from './visitor.mjs';

const wide = { ...desktop, viewport: { width: 1440, height: 900 } };

const evenings = {
  'czary-mary': { options: { seats: 3 }, picture: '.cm-finale svg' },
  'final-touch': { options: { seats: 3 }, picture: '.ft-hung .ft-picture' },
  'modern-art': { options: { seats: 4, hammer: 0 }, picture: '.ma-hung .ma-picture' },
  fresco: { options: { seats: 3, requests: true }, picture: '.finale .fr-painting' },
  'projekt-art': { options: { seats: 3 }, picture: '.pa-end .pa-map-picture', together: true },
};

// Comes back to the table it sat at.
async function arrive(browser, server, look, game, { table, token }) {
  const visitor = await Visitor.arrive(browser, server, look, 'Ola');
  await visitor.context.addInitScript((mine) => localStorage.setItem('atelier.tables', JSON.stringify([mine])), {
    table,
    game,
    token,
    stage: 'over',
    at: 0,
  });
  await visitor.go(`/t/${table}`);
  await visitor.page.locator('.finale figcaption').or(visitor.page.locator('.cm-finale')).first().waitFor();
  return visitor;
}

// Presses Tab until the focus stands on it, as somebody without a mouse would.
async function tabTo({ page }, selector) {
  for (let presses = 0; presses < 200; ++presses) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

async function addsUp({ page }, points) {
  const sums = await page
    .locator('.sources > li')
    .evaluateAll((seats) =>
      seats.map((seat) => [...seat.querySelectorAll('dd')].reduce((sum, each) => sum + Number(each.textContent), 0)),
    );
  assert.deepEqual(sums, points);
}

const told =
  (game) =>
  async ({ browser, check }) => {
    const { options, picture, together } = evenings[game];
    // Bots that play a whole game need not be waited for.
    const server = await Server.begin({ pace: 0 });
    try {
      const end = await ended(browser, server, game, options);
      for (const [name, look] of [
        ['wide', wide],
        ['phone', smallPhone],
      ])
        await check(`${game}: the end is a moment, ${name}`, async () => {
          const ola = await arrive(browser, server, look, game, end);
          assert.ok((await ola.page.locator(picture).count()) > 0, 'what was made is shown');
          assert.ok((await ola.page.locator('.result h2').textContent()).length > 5, 'who won, and why');
          await ola.page.locator('.curves svg').first().waitFor();
          if (together) await ola.page.locator('.turn a').waitFor();
          else await addsUp(ola, end.result.points);
          await drawn(ola.page);
          await fits(ola);
          assert.deepEqual(await ola.page.evaluate(flaws, '.result'), []);
          await isAccessible(ola);
          await ola.picture(`ending-${game}-${name}`);
          assert.deepEqual(ola.errors, []);
          await ola.context.close();
        });
      await check(`${game}: a moment leads into the replay, by keyboard`, async () => {
        const ola = await arrive(browser, server, wide, game, end);
        await tabTo(ola, '.moments a, .turn a');
        const to = await ola.page.evaluate(() => document.activeElement.getAttribute('href'));
        await ola.page.keyboard.press('Enter');
        await ola.page.locator('.replay').waitFor();
        const step = new URL(to, server.address).searchParams.get('at');
        await until('the replay stands at that moment', async () => (await ola.step()) === step);
        await ola.context.close();
      });
      if (game === 'czary-mary') await rematches({ server, browser, check }, game, end);
    } finally {
      await server.end();
    }
  };

async function rematches({ server, browser, check }, game, end) {
  await check('the same again, or with other options: the form begins with those of the game', async () => {
    const ola = await arrive(browser, server, wide, game, end);
    const buttons = ola.page.locator('.again-row .button');
    assert.equal(await buttons.count(), 5, 'again, other options, replay, journal, home');
    await buttons.nth(1).click();
    await ola.page.locator('.set-up').waitFor();
    const seats = await ola.page
      .locator('.set-up input[type=radio]:checked')
      .first()
      .locator('xpath=following-sibling::span')
      .textContent();
    assert.equal(Number(seats), 3, 'as many players as before');
    await isAccessible(ola);
    await ola.page.locator('.set-up button[type=submit]').click();
    await until('another table is set', async () => ola.table() !== end.table);
    await ola.page.locator('.seat-row').first().waitFor();
    await ola.context.close();
  });
}

export const endings = Object.fromEntries(Object.keys(evenings).map((game) => [`ending-${game}`, [told(game)]]));
