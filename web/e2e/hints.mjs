// What a master would do, at a table where that may be asked: in words, over the board, and gone with the next move.
import assert from 'node:assert/strict';
import { Forger } from './final_touch.mjs';
import { Painter } from './fresco.mjs';
import { fits, isAccessible } from './look.mjs';
import { Bidder } from './modern_art.mjs';
import { Rescuer } from './projekt_art.mjs';
import { desktop, playOn, smallPhone, Visitor } from './visitor.mjs';

const evenings = {
  'czary-mary': { Guest: Visitor, options: { seats: 3 } },
  'final-touch': { Guest: Forger, options: { seats: 2 } },
  'modern-art': { Guest: Bidder, options: { seats: 3, hammer: 0 } },
  fresco: { Guest: Painter, options: { seats: 2 } },
  'projekt-art': { Guest: Rescuer, options: { seats: 2 } },
};

const asked =
  (game, { Guest, options }) =>
  async ({ server, browser, check }) => {
    const ann = await Guest.arrive(browser, server, desktop, 'Ann', { deal: `hints of ${game}` });
    const jan = await Visitor.arrive(browser, server, smallPhone, 'Jan');
    const button = ann.page.locator('[data-action=hint]');
    const deeds = ann.page.locator('.hint li > span:first-child');

    await check(`${game}: a master's choice is told in words, to whoever asked`, async () => {
      const table = await ann.openByWire(game, options, { hints: true });
      await ann.go(`/t/${table}`);
      await ann.sit(0);
      await ann.fillWithBots();
      await ann.page.locator('.start-row .button').click();
      await jan.go(`/t/${table}`);
      for (let moment = 0; moment < 4; ++moment) {
        await playOn([ann], () => ann.isMyTurn());
        await button.click();
        await deeds.first().waitFor();
        for (const words of await deeds.allTextContents()) {
          assert.ok(words.length > 2, 'it says something');
          assert.doesNotMatch(words, /undefined|NaN|\{|\baction\.|\bdeed\./, words);
        }
        if (moment === 0) {
          await fits(ann);
          await isAccessible(ann);
          await ann.picture(`hint-${game}`);
        }
        const step = await ann.step();
        await playOn([ann], async () => (await ann.step()) !== step);
      }
    });

    await check(`${game}: nobody else hears of it, and it can be put away`, async () => {
      assert.ok(!jan.frames.some(({ type }) => type === 'hinted'));
      assert.equal(await jan.page.locator('[data-action=hint]').count(), 0);
      await playOn([ann], async () => (await ann.isMyTurn()) || (await ann.isOver()));
      if (await ann.isOver()) return;
      await ann.page.setViewportSize(smallPhone.viewport);
      await button.click();
      await deeds.first().waitFor();
      await fits(ann);
      await ann.picture(`hint-${game}-phone`);
      await ann.page.locator('[data-action=hint-away]').click();
      await ann.page.locator('.hint').waitFor({ state: 'detached' });
    });

    for (const each of [ann, jan]) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  };

export const hints = Object.entries(evenings).map(([game, evening]) => asked(game, evening));
