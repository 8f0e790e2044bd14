// What the page does and says without being asked to move: it passes where nothing else is possible, and explains what is pointed at.
import assert from 'node:assert/strict';
import { Painter } from './fresco.mjs';
import { desktop, playOn, smallPhone, until, Visitor } from './visitor.mjs';

async function passing({ server, browser, check }) {
  const ann = await Painter.arrive(browser, server, desktop, 'Ann', { deal: 'nothing else', passing: 'ask' });
  const count = ann.page.locator('.passing');

  await check('where nothing else is possible a count runs, and can be stopped', async () => {
    const table = await ann.openByWire('fresco', { seats: 2 });
    await ann.go(`/t/${table}`);
    await ann.sit(0);
    await ann.fillWithBots();
    await ann.begin();
    await playOn([ann], () => count.isVisible());
    const step = await ann.step();
    await count.locator('button').click();
    await count.waitFor({ state: 'detached' });
    assert.equal(await ann.step(), step, 'nothing was played');
    assert.ok(await ann.isMyTurn(), 'it is still asked');
  });

  await check('whoever has set so passes without a press', async () => {
    const step = await ann.step();
    await ann.page.locator('.menu summary').click();
    await ann.page.locator('.menu input[name=passing]').last().check({ force: true });
    await ann.page.keyboard.press('Escape');
    await until('the page has passed', async () => (await ann.step()) !== step);
    assert.deepEqual(ann.errors, []);
    await ann.context.close();
  });
}

async function explaining({ server, browser, check }) {
  const ann = await Visitor.arrive(browser, server, desktop, 'Ann', { deal: 'explained' });
  const jan = await Visitor.arrive(browser, server, { ...smallPhone, locale: 'en-GB' }, 'Jan');
  const words = (visitor) => visitor.page.locator('.explanation p');

  await check('a mouse that rests on a stone is told what it is, and shown it large', async () => {
    const path = await ann.openTable();
    await ann.fillWithBots();
    await ann.start();
    await jan.go(path);
    const stone = ann.page.locator('.cm-rack .cm-stone[data-kind=face]').first();
    const spell = (await stone.textContent()).trim();
    await stone.hover();
    await words(ann).waitFor();
    assert.ok((await words(ann).textContent()).startsWith(spell), spell);
    const picture = await ann.page.locator('.explanation-picture > *').boundingBox();
    const { width } = await stone.boundingBox();
    assert.ok(picture.width > 1.5 * width, `${picture.width} is large beside ${width}`);
    await ann.page.keyboard.press('Escape');
    await words(ann).waitFor({ state: 'detached' });
  });

  await check('focus by keyboard tells it too', async () => {
    await ann.page.locator('.cm-call').first().focus();
    await ann.page.keyboard.press('Tab');
    await words(ann).waitFor();
  });

  await check('a finger is told by a tap, within the window', async () => {
    await jan.page.locator('.cm-pile').first().tap();
    await words(jan).waitFor();
    const { x, y, width, height } = await jan.page.locator('.explanation').boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= 360 && y + height <= 640, 'all of it is in sight');
    await jan.picture('explained-phone');
    for (const each of [ann, jan]) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  });
}

export const byItself = [passing, explaining];
