// Said in advance in an open auction: by a page, kept by the server over a reload and a SIGKILL, and nobody else is told.
import assert from 'node:assert/strict';
import { flaws } from './layout.mjs';
import { fits, isAccessible } from './look.mjs';
import { Bidder, beginWithoutHammer } from './modern_art.mjs';
import { desktop, phone, playOn, until } from './visitor.mjs';

const action = (visitor, name) => visitor.page.locator(`[data-action=${name}]`);
const { width, height } = phone.viewport;

export async function orders({ server, browser, check }) {
  const ann = await Bidder.arrive(browser, server, desktop, 'Ann', { deal: 'crossing bids' });
  const jan = await Bidder.arrive(browser, server, phone, 'Jan');
  const kim = await Bidder.arrive(browser, server, desktop, 'Kim');
  const players = [ann, jan, kim];

  await check('an open auction takes orders in advance', async () => {
    await beginWithoutHammer(players);
    await playOn(players, async () => ann.view().phase === 'open' && ann.view().amount === 0);
    for (const each of players) await action(each, 'order').waitFor();
  });

  await check('the form fits a phone, is accessible, and closes by Escape', async () => {
    await action(jan, 'order').click();
    await jan.page.locator('.ma-order-form input').waitFor();
    // It lies over the board, so that the desk does not move.
    const wrong = (await jan.page.evaluate(flaws)).filter((each) => !each.startsWith('text covered'));
    assert.deepEqual(wrong, []);
    await fits(jan);
    await isAccessible(jan);
    const box = await jan.page.locator('.ma-order-form').boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height);
    await jan.picture('orders-form-phone');
    await jan.page.keyboard.press('Escape');
    await jan.page.locator('.ma-order-form').waitFor({ state: 'detached' });
  });

  await check('what is ordered stands, is stored before it is told, and survives a SIGKILL', async () => {
    await action(jan, 'order').click();
    await jan.page.locator('.ma-order-form input').fill('4');
    await action(jan, 'order-up-to').click();
    await action(jan, 'order-back').waitFor();
    await jan.picture('orders-stands-phone');
    await server.kill();
    await server.start();
    await jan.page.reload();
    await action(jan, 'order-back').waitFor();
    await until('the least raise is made', () => ann.view().leader === 1 && ann.view().amount === 1);
  });

  await check('it raises again as far as it goes, and no further', async () => {
    await action(ann, 'bid').waitFor();
    await ann.page.locator('.ma-field input').fill('3');
    await action(ann, 'bid').click();
    await until('the order answers', () => ann.view().leader === 1 && ann.view().amount === 4);
    await ann.page.locator('.ma-field input').fill('5');
    await action(ann, 'bid').click();
    await until('it passes', () => ann.view().leader === 0 && !ann.view().players[1].waited_for);
    await action(jan, 'order-back').click();
    await action(jan, 'order-back').waitFor({ state: 'detached' });
  });

  await check('who is out passes, until the lot is sold', async () => {
    await action(kim, 'order').click();
    await action(kim, 'order-out').click();
    await until('nobody is asked any more', () => ann.view().phase !== 'open' || !ann.view().players[2].waited_for);
    await playOn(players, async () => kim.view().phase !== 'open');
    await action(kim, 'order-back').waitFor({ state: 'detached' });
  });

  await check('nobody was told what others had ordered', async () => {
    assert.equal(ann.frames.filter(({ type }) => type === 'ordered').length, 0);
    assert.ok(jan.frames.some(({ type, limit }) => type === 'ordered' && limit === 4));
    assert.ok(!kim.frames.some(({ type, limit }) => type === 'ordered' && limit === 4));
    for (const each of players) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  });
}
