// A lone player with the keyboard only, and what the browser remembers between visits.
import assert from 'node:assert/strict';
import { desktop, until, Visitor } from './visitor.mjs';

export async function comingBack({ server, browser, check }) {
  const ola = await Visitor.arrive(browser, server, desktop, 'Ola', { speed: 'normal' });
  const { page } = ola;

  const tabTo = async (selector) => {
    for (let i = 0; i < 60; ++i) {
      if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${selector}.`);
  };

  await check('a game is begun without touching the mouse', async () => {
    await ola.go('/');
    await page.locator('[data-game=czary-mary] .card-buttons').waitFor();
    await tabTo('.menu summary');
    await page.keyboard.press('Enter');
    await tabTo('.menu .name-field input');
    await page.keyboard.type('Ola');
    await page.keyboard.press('Escape');
    await tabTo('[data-game=czary-mary] .card-buttons .button.primary');
    await page.keyboard.press('Enter');
    await page.locator('.cm-call').first().waitFor();
  });

  await check('a turn is played by keys alone', async () => {
    await until('it is my turn', () => ola.isMyTurn());
    const before = (await ola.log()).length;
    await until('it says that one calls first', async () => {
      await page.keyboard.press('0');
      return page.locator('.cm-why').isVisible();
    });
    await page.keyboard.press('8');
    await until('the call is in the log', async () => (await ola.log()).length > before);
    const calls = ola.steps.flatMap((step) => step.events).filter((event) => event.type === 'called');
    assert.ok(calls.some((call) => call.seat === 0 && call.spell === 8));
    const stop = page.locator('[data-action=stop][aria-disabled=false]');
    if (await stop.isVisible()) {
      await page.keyboard.press('0');
      await until('the turn is over', async () => !(await stop.isVisible()));
    }
  });

  await check('language, light and name are remembered', async () => {
    await page.locator('.switch button[lang=pl]').click();
    await page.locator('.menu summary').click();
    await page.locator('.menu .choice').first().locator('label').nth(2).click();
    await ola.go('/');
    await page.getByText('Twoje stoły').waitFor();
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
    assert.equal(await page.locator('.menu .name-field input').inputValue(), 'Ola');
  });

  await check('my tables lead back to my seat', async () => {
    await page.locator('.table-row a').first().click();
    await page.locator('.cm-mine').waitFor();
    assert.deepEqual(ola.errors, []);
    await ola.context.close();
  });
}
