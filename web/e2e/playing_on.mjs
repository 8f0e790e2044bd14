// What can be done with a finished game besides watching it: check its dealing, play on from a moment of it, and watch the journal somebody else kept.
import assert from 'node:assert/strict';
import { ended } from './ended.mjs';
import { drawn, flaws } from './layout.mjs';
import { fits, isAccessible, look } from './look.mjs';
import { Server } from './server.mjs';
import { desktop, smallPhone, until, Visitor } from './visitor.mjs';

const wide = { ...desktop, viewport: { width: 1440, height: 900 } };

const stepsOf = async (server, table) =>
  (await (await fetch(`${server.address}/api/tables/${table}/steps?as=book`)).json()).steps;
const journalOf = async (server, table) => (await fetch(`${server.address}/api/tables/${table}/journal`)).text();

// Drops a file on the page, as from a folder beside the window.
function drop({ page }, name, text) {
  return page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], called));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}

async function looksRight(visitor, name) {
  await drawn(visitor.page);
  await fits(visitor);
  assert.deepEqual(await visitor.page.evaluate(flaws, 'main'), [], name);
  await isAccessible(visitor);
  await visitor.picture(name);
}

async function told({ browser, check }) {
  const server = await Server.begin({ pace: 0 });
  try {
    const { table } = await ended(browser, server, 'czary-mary', { seats: 3 });
    const journal = await journalOf(server, table);
    const steps = await stepsOf(server, table);

    await check('the dealing is checked with one press', async () => {
      const eve = await Visitor.arrive(browser, server, wide, 'Eve', { deal: null });
      await eve.go(`/replay/${table}`);
      await eve.page.locator('.checking button').click();
      await eve.page.locator('.checked p').first().waitFor();
      const said = await eve.page.locator('.checked').textContent();
      assert.match(said, /outcomes of chance were drawn again/);
      assert.match(said, /fixed beforehand/, 'what was dealt for a test is not called fair');
      await look(eve, 'replay-checked');
      assert.deepEqual(eve.errors, []);
      await eve.context.close();
    });

    await check('a game is played on from a moment, by keyboard, and says so', async () => {
      const ann = await Visitor.arrive(browser, server, wide, 'Ann', { deal: null });
      const { number } = steps[Math.floor(steps.length / 2)];
      const moment = `${number}.0`;
      await ann.go(`/replay/${table}?at=${moment}`);
      await until('the moment', async () => (await ann.step()) === moment);
      await ann.page.locator('.play-on').focus();
      await ann.page.keyboard.press('Enter');
      await ann.page.locator('dialog .name-field input').fill('Ann');
      await isAccessible(ann);
      await ann.picture('play-on');
      await ann.page.keyboard.press('Enter');
      await ann.page.waitForURL('**/t/*');
      await ann.page.locator('.stage').waitFor();
      const { from, stage } = ann.frames.findLast(({ type }) => type === 'table');
      assert.equal(stage, 'playing');
      assert.equal(from.table, table);
      assert.equal(`${from.number}.${from.step}`, moment);
      await ann.page.locator('.margin .origin a').waitFor();
      await look(ann, 'played-on');
      assert.deepEqual(ann.errors, []);
      await ann.context.close();
    });

    await check('a journal that is dropped on the page is watched', async () => {
      const eve = await Visitor.arrive(browser, server, wide, 'Eve', { deal: null });
      await eve.go('/');
      await drop(eve, 'evening.jsonl', journal);
      await eve.page.locator('.replay').waitFor();
      const count = await eve.page.locator('.replay-count').textContent();
      assert.equal(Number(/(\d+)\D*$/.exec(count)[1]), steps.length, 'every step of it');
      await eve.page.locator('.replay-choices select').last().selectOption('1');
      await until('other eyes', async () => eve.page.url().includes('as=1'));
      await eve.page.locator('.replay-log button').nth(8).click();
      await eve.page.locator('.checking button').click();
      await eve.page.locator('.checked p').first().waitFor();
      await look(eve, 'brought-journal');
      assert.deepEqual(eve.errors, []);
      await eve.context.close();
    });

    await check('what is no journal is refused in one sentence', async () => {
      const eve = await Visitor.arrive(browser, server, smallPhone, 'Eve', { deal: null });
      await eve.go('/replay/file');
      await looksRight(eve, 'bring');
      for (const bent of [
        'no journal at all',
        journal.replace('"n":9,', '"n":8,'),
        journal.split('\n').slice(0, 30).join('\n'),
      ]) {
        await eve.page
          .locator('.bring-file input')
          .setInputFiles({ name: `bent ${bent.length}.jsonl`, mimeType: 'text/plain', buffer: Buffer.from(bent) });
        await eve.page.locator('.bring [role=alert]').waitFor();
        await until('the reason is said', async () =>
          /journal/.test(await eve.page.locator('.bring [role=alert]').textContent()),
        );
      }
      await looksRight(eve, 'bring-refused');
      assert.deepEqual(eve.errors, []);
      await eve.context.close();
    });
  } finally {
    await server.end();
  }
}

export const playingOn = [told];
