// A finished game watched again: every step of it by the exact views, through any eyes, on a phone and at a desk.
import assert from 'node:assert/strict';
import { look } from './look.mjs';
import { desktop, patience, smallPhone, until, Visitor } from './visitor.mjs';

const step = (visitor) => visitor.page.locator('.replay').getAttribute('data-step');
const stands = (visitor, name) => until(`the replay stands at ${name}`, async () => (await step(visitor)) === name);

// The names of all steps as somebody's eyes saw them, from the server.
async function namesOf(server, table, eyes) {
  const { steps } = await (await fetch(`${server.address}/api/tables/${table}/steps?as=${eyes}`)).json();
  const parts = new Map();
  return steps.map(({ number }) => {
    const part = parts.get(number) ?? 0;
    parts.set(number, part + 1);
    return `${number}.${part}`;
  });
}

// What the page says each seat's points came from must add up to the result, where everyone plays for oneself.
async function sourcesAddUp(visitor, points) {
  const sums = await visitor.page
    .locator('.sources > li')
    .evaluateAll((seats) =>
      seats.map((seat) => [...seat.querySelectorAll('dd')].reduce((sum, each) => sum + Number(each.textContent), 0)),
    );
  assert.deepEqual(sums, points);
}

// The games that the server looks back on in a second; the others take half a minute.
const quicklyLookedBackOn = ['final-touch'];

// The server works it out while the page shows how far it is; a slip leads to the moment before it.
async function lookBack({ server, table, names }, visitor) {
  const fold = visitor.page.locator('.looking-back');
  await fold.locator('summary').click();
  await fold.locator('.fortunes tbody tr').first().waitFor({ timeout: patience });
  const { chances, slips } = await (await fetch(`${server.address}/api/tables/${table}/analysis`)).json();
  assert.equal(chances.length, names.length, 'chances after every step');
  if (slips.length > 0) {
    const before = slips.map(({ step: at }) => names[Math.max(0, at - 1)]);
    await fold.locator('.slips button').first().click();
    await until('the moment before the slip', async () => before.includes(await step(visitor)));
  }
  await look(visitor, 'looking-back');
}

export async function watchAgain({ server, browser, check }, game, { table, result, together }) {
  await check(`${game}: the whole game is watched again, step by step and by its chapters`, async () => {
    const names = await namesOf(server, table, 'book');
    const ann = await Visitor.arrive(browser, server, { ...desktop, viewport: { width: 1440, height: 900 } }, 'Ann');
    await ann.go(`/replay/${table}`);
    await stands(ann, names[0]);
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', -1],
    ]) {
      await ann.page.keyboard.press(key);
      await stands(ann, names.at(at));
    }
    if (!together) await sourcesAddUp(ann, result.points);
    await look(ann, `replay-${game}`);
    const chapters = ann.page.locator('.replay-chapters button');
    assert.ok((await chapters.count()) > 0, 'the slider has chapters');
    await chapters.first().click();
    await until(
      'the chapter is on the table',
      async () => (await chapters.first().getAttribute('aria-current')) === 'step',
    );
    await ann.page.locator('.replay-log button').nth(5).click();
    const from = await step(ann);
    await ann.page.locator('.replay-run').click();
    await until('it runs by itself', async () => names.indexOf(await step(ann)) > names.indexOf(from) + 1);
    await ann.page.locator('.replay-run').click();
    if (quicklyLookedBackOn.includes(game)) await lookBack({ server, table, names }, ann);
    await until('the address leads to this moment', async () => ann.page.url().includes(`at=${await step(ann)}&`));
    assert.deepEqual(ann.errors, []);

    // The link, through a player's eyes, on a phone.
    const moment = names[Math.floor(names.length / 2)];
    const eve = await Visitor.arrive(browser, server, smallPhone, 'Eve');
    await eve.go(`/replay/${table}?at=${moment}&as=0`);
    await stands(eve, moment);
    await look(eve, `replay-${game}-phone`);
    await eve.page.locator('.margin-button').click();
    await eve.page.locator('.replay-choices select').last().selectOption('spectator');
    await until('other eyes, the same moment', async () => eve.page.url().includes(`at=${moment}&as=spectator`));
    assert.deepEqual(eve.errors, []);
    for (const each of [ann, eve]) await each.context.close();
  });
}
