// Every board of every game through a whole game: somebody plays it by hand against bots with everything moving, somebody looks on with a phone, and at
// the end every number that stood on either page is compared with the exact view of its step.
import assert from 'node:assert/strict';
import { Forger } from './final_touch.mjs';
import { Painter } from './fresco.mjs';
import { Bidder } from './modern_art.mjs';
import { Rescuer } from './projekt_art.mjs';
import { desktop, phone, playOn, until, Visitor } from './visitor.mjs';
import { checkWalk, walkAlong, walkThrough } from './walk.mjs';

const moving = { reducedMotion: 'no-preference' };

// A press on the table while steps are still being shown: it jumps to now, and whatever lies under it is not pressed.
function jumps(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const table = document.querySelector('.table');
        const look = async () => {
          if (table.dataset.live !== 'false') return;
          watcher.disconnect();
          let pressed = false;
          const button = document.querySelector('.stage button, .stage [data-thing], .stage section');
          button.addEventListener('click', () => {
            pressed = true;
          });
          button.click();
          // The page draws itself anew before anything else can happen.
          for (let i = 0; i < 10; ++i) await null;
          done({ live: document.querySelector('.table').dataset.live, pressed });
        };
        const watcher = new MutationObserver(look);
        watcher.observe(table, { attributes: true });
        look();
      }),
  );
}

const walk =
  (game, Guest, options) =>
  async ({ server, browser, check, say }) => {
    const ann = await Guest.arrive(browser, server, { ...desktop, ...moving }, 'Ann', { deal: game, speed: 'quick' });
    const eve = await Guest.arrive(browser, server, { ...phone, ...moving }, 'Eve', { speed: 'calm' });
    let table;

    await check(`${game}: the opening shows what is true from the first moment`, async () => {
      for (const each of [ann, eve]) await walkAlong(each.context);
      table = await ann.openByWire(game, options);
      await ann.go(`/t/${table}`);
      await ann.sit(0);
      await eve.go(`/t/${table}`);
      await eve.page.locator('.seat-row').first().waitFor();
      await ann.fillWithBots();
      await ann.page.locator('.start-row .button').click();
      for (const each of [ann, eve]) await each.page.locator('.stage').waitFor();
    });

    await check(`${game}: a press while steps are shown jumps to now and presses nothing`, async () => {
      const seen = jumps(eve.page);
      let answer = null;
      seen.then((value) => {
        answer = value;
      });
      await playOn([ann], async () => answer !== null || (await ann.isOver()));
      assert.deepEqual(answer, { live: 'true', pressed: false });
    });

    await check(`${game}: every number shown through the whole game is the exact one`, async () => {
      await playOn([ann], () => ann.isOver());
      await until('Eve has seen the end', () => eve.isOver());
      for (const [each, eyes] of [
        [ann, '0'],
        [eve, 'spectator'],
      ]) {
        const live = await checkWalk(each, table, eyes);
        // What passed by too quickly to be drawn is looked at again, one step after the other.
        await walkThrough(each, table, eyes);
        const again = await checkWalk(each, table, eyes);
        say(`        as ${eyes}: ${live.steps} of ${live.of} steps seen live, ${again.numbers} numbers in all of them`);
        assert.ok(live.steps > 0, `something was seen live as ${eyes}`);
        assert.equal(again.steps, again.of, `all steps as ${eyes}`);
        assert.deepEqual(each.errors, []);
        await each.context.close();
      }
    });
  };

export const boards = {
  'board-czary-mary': [walk('czary-mary', Visitor, { seats: 3, notes: true })],
  'board-final-touch': [walk('final-touch', Forger, { seats: 3 })],
  'board-modern-art': [walk('modern-art', Bidder, { seats: 4, hammer: 0 })],
  'board-fresco': [walk('fresco', Painter, { seats: 3, portraits: true, requests: true, colours: true })],
  'board-projekt-art': [walk('projekt-art', Rescuer, { seats: 3 })],
};
