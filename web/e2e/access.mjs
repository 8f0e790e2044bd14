// Everyone can use it: axe finds nothing serious in either light, and no page scrolls sideways on a small phone.
import { look } from './look.mjs';
import { desktop, smallPhone, Visitor } from './visitor.mjs';

// The pages a person meets, one after another, in one window and one light.
const tour =
  (label, window) =>
  async ({ server, browser, check }) => {
    const visitor = await Visitor.arrive(browser, server, window, 'Zoë');
    const { page } = visitor;
    await check(`lobby and form, ${label}`, async () => {
      await visitor.go('/');
      await page.locator('[data-game=czary-mary] .card-buttons').first().waitFor();
      await look(visitor, `lobby-${label}`);
      await page.locator('[data-game=czary-mary] .card-buttons .button').nth(1).click();
      await page.locator('.set-up').waitFor();
      await look(visitor, `set-up-${label}`);
      await page.keyboard.press('Escape');
    });
    await check(`help, ${label}`, async () => {
      await visitor.go('/help/czary-mary');
      await page.locator('.prose h2').first().waitFor();
      await look(visitor, `help-${label}`);
    });
    await check(`table, ${label}`, async () => {
      await visitor.openTable();
      await look(visitor, `waiting-${label}`);
      await visitor.fillWithBots();
      await visitor.start();
      await page.locator('.cm-stone[data-kind=face]').first().waitFor();
      await look(visitor, `table-${label}`);
      const drawer = page.locator('.margin-button');
      if (await drawer.isVisible()) {
        await drawer.click();
        await page.locator('.drawer .log').waitFor();
        await look(visitor, `drawer-${label}`);
      }
    });
    await visitor.context.close();
  };

export const access = [
  tour('desktop-day', desktop),
  tour('desktop-night', { ...desktop, colorScheme: 'dark' }),
  tour('phone-day', { ...smallPhone, colorScheme: 'light' }),
  tour('phone-night', smallPhone),
];
