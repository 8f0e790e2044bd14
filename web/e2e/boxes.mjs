// A game's box: somebody looks into it, changes one tile, one road and one card, plays with that box, and finds it in the journal.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fits, look } from './look.mjs';
import { program } from './server.mjs';
import { desktop, smallPhone, until, Visitor } from './visitor.mjs';

const wide = { ...desktop, viewport: { width: 1440, height: 900 } };

const tool = ({ page }, name) => page.locator(`[data-tool=${name}]`);
const field = ({ page }, path) => page.locator(`[data-path="${path}"]`);
const thing = ({ page }, path) => page.locator(`button[data-thing-path="${path}"]`);
const close = ({ page }) => page.locator('dialog[open] .dialog-head button').click();

async function openBox(visitor, game, hash = '') {
  await visitor.go(`/box/${game}${hash && `/${hash}`}`);
  await visitor.page.locator('.box-shelf').first().waitFor();
}

async function seen(visitor, name) {
  await fits(visitor);
  await visitor.picture(name);
}

// The rules have looked at the box as it is now.
const isSound = (visitor) =>
  visitor.page.locator('.box-state[data-asking=false][data-sound=true][data-own=true]').waitFor();

const novice = { seats: 2, bot: 'novice' };

// From the box into a game that quick bots play to the end; the result is there when this is done.
async function playToTheEnd(visitor) {
  const { page } = visitor;
  await page.evaluate((quick) => localStorage.setItem('atelier.quick', JSON.stringify(quick)), {
    fresco: novice,
    'projekt-art': { seats: 1, bot: 'novice' },
    'final-touch': novice,
  });
  await tool(visitor, 'play').click();
  await page.locator('[data-play=now]:enabled').click();
  await page.waitForURL('**/t/*');
  await page.locator('.own-box').waitFor();
  await page.locator('.leaving summary').click();
  await page.locator('.leaving .button').click();
  await page.locator('.result').waitFor();
}

async function journalOf({ server, table }) {
  return (await fetch(`${server.address}/api/tables/${table}/journal`)).text();
}

// What the journal says the game was played with; the program, asked elsewhere, says that all of it holds.
async function playedWith(visitor, server) {
  const journal = await journalOf({ server, table: visitor.table() });
  const file = join(server.data, `${visitor.table()}.jsonl`);
  await writeFile(file, journal);
  await promisify(execFile)(program, ['verify', file]);
  return JSON.parse(journal.slice(0, journal.indexOf('\n')));
}

async function oneTile({ server, browser, check }) {
  const ann = await Visitor.arrive(browser, server, wide, 'Ann', { deal: 'one tile' });
  const { page } = ann;
  let link = '';

  await check('everything in the box of Fresco is there, with where it is from, and can be searched', async () => {
    await openBox(ann, 'fresco');
    assert.equal(await page.locator('#box-tiles .box-thing').count(), 25);
    assert.equal(await page.locator('#box-portraits .box-thing').count(), 18);
    await page.locator('.box-state[data-own=false]').waitFor();
    await look(ann, 'box-fresco-1440');
    await page.locator('.box-search input').fill('portrait SELF');
    await until('only what was looked for is shown', async () => (await page.locator('.box-thing').count()) === 1);
    await page.locator('.box-search input').fill('');
    await page.locator('.box-search select').selectOption('printed');
    assert.equal(await page.locator('#box-tiles .box-thing').count(), 0);
    await page.locator('.box-search select').selectOption('all');
  });

  await check(
    'a tile is changed by keyboard; what is impossible is said in words beside it; all can be undone',
    async () => {
      await thing(ann, 'tiles[3]').focus();
      await page.keyboard.press('Enter');
      await field(ann, 'tiles[3].points').fill('61');
      await page.locator('dialog .box-problem', { hasText: '60' }).waitFor();
      await look(ann, 'box-tile-1440');
      await field(ann, 'tiles[3].points').fill('8');
      await field(ann, 'tiles[3].paints[0]').selectOption('purple');
      await page.locator('dialog .box-was', { hasText: '10' }).waitFor();
      await page.keyboard.press('Escape');
      // Whoever restores a tile begins the last round: the game is soon over.
      await field(ann, 'last_round.value').fill('24');
      await isSound(ann);
      assert.ok(await tool(ann, 'play').isEnabled());
      await tool(ann, 'changes').click();
      await page.locator('.box-lines tbody tr').nth(2).waitFor();
      assert.equal(await page.locator('.box-lines tbody tr').count(), 3);
      await seen(ann, 'box-changes-1440');
      await page.keyboard.press('Escape');
      await page.locator('.box-lines').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+z');
      await until('the number is the old one', async () => (await field(ann, 'last_round.value').inputValue()) === '6');
      await page.keyboard.press('Control+z');
      await until('the paint is the old one', async () => /green/.test(await thing(ann, 'tiles[3]').textContent()));
      await page.keyboard.press('Control+Shift+z');
      await page.keyboard.press('Control+Shift+z');
      await until('and the new one again', async () => !/green/.test(await thing(ann, 'tiles[3]').textContent()));
    },
  );

  await check('the box is still there after the page was closed, and can be shared by its hash', async () => {
    await page.reload();
    await page.locator('.box-shelf').first().waitFor();
    await isSound(ann);
    await tool(ann, 'share').click();
    link = await page.locator('dialog .share input').inputValue();
    assert.match(link, /\/box\/fresco\/[0-9a-f]{64}$/);
    await page.keyboard.press('Escape');
    const jan = await Visitor.arrive(browser, server, smallPhone, 'Jan');
    await openBox(jan, 'fresco', link.split('/').at(-1));
    await jan.page.locator('.box-state[data-own=true]').waitFor();
    assert.match(await thing(jan, 'tiles[3]').textContent(), /8/);
    await seen(jan, 'box-fresco-360');
    await thing(jan, 'tiles[3]').click();
    await look(jan, 'box-tile-360');
    await close(jan);
    assert.deepEqual(jan.errors, []);
    await jan.context.close();
  });

  await check('a game is played with it, which table, replay and journal say', async () => {
    await playToTheEnd(ann);
    await fits(ann);
    await ann.picture('box-played-1440');
    const header = await playedWith(ann, server);
    assert.equal(header.own_box, true);
    assert.equal(header.components.tiles[3].points, 8);
    assert.deepEqual(header.components.tiles[3].paints, ['purple', 'purple', 'purple']);
    assert.equal(header.components_hash, link.split('/').at(-1));
    await ann.go(`/replay/${ann.table()}`);
    await page.locator('.own-box').waitFor();
    assert.deepEqual(ann.errors, []);
    await ann.context.close();
  });
}

const roadsOf = (header) => header.components.maps[0].roads.map(({ from, to }) => `${from} ${to}`);

async function oneRoad({ server, browser, check }) {
  const eve = await Visitor.arrive(browser, server, { ...wide, locale: 'pl-PL', colorScheme: 'dark' }, 'Ewa', {
    deal: 'one road',
  });
  const { page } = eve;
  const place = (site) => page.locator(`.pa-box-place[data-site=${site}]`);

  await check('Projekt A.R.T.: a place is moved by dragging and by keys, a road is drawn', async () => {
    await openBox(eve, 'projekt-art');
    assert.equal(await page.locator('#box-cards .box-thing').count(), 72);
    await seen(eve, 'box-projekt-art-1440');
    await thing(eve, 'maps[0]').click();
    const before = await place('sapporo').boundingBox();
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y + 30, { steps: 4 });
    await page.mouse.up();
    const dragged = await place('sapporo').boundingBox();
    assert.ok(dragged.x < before.x - 30 && dragged.y > before.y + 20, 'it lies where it was dropped');
    await place('sapporo').focus();
    await page.keyboard.press('ArrowRight');
    await until('the key has moved it', async () => (await place('sapporo').boundingBox()).x > dragged.x + 2);
    await page.locator('.pa-box-sheet .choice-row label').nth(1).click();
    await place('tokyo').focus();
    await page.keyboard.press('Enter');
    await place('hiroshima').click();
    await page.locator('.pa-box-told', { hasText: 'Hiroszima' }).waitFor();
    await look(eve, 'box-map-1440');
    await page.setViewportSize(smallPhone.viewport);
    await seen(eve, 'box-map-360');
    await page.setViewportSize(wide.viewport);
    await close(eve);
    // Few cards: one person's team soon comes to the end of the deck.
    await field(eve, 'last_cards.value').fill('40');
    await field(eve, 'solo_removed.value').fill('30');
    await isSound(eve);
  });

  await check('the team plays on that map, and the journal has the road', async () => {
    await playToTheEnd(eve);
    const header = await playedWith(eve, server);
    assert.equal(header.own_box, true);
    assert.ok(roadsOf(header).includes('tokyo hiroshima'));
    assert.deepEqual(eve.errors, []);
    await eve.context.close();
  });
}

async function oneCard({ server, browser, check }) {
  const kim = await Visitor.arrive(browser, server, desktop, 'Kim', { deal: 'one card' });
  const { page } = kim;

  await check('Final Touch: a masterpiece is changed, another is taken out, and marked as checked', async () => {
    await openBox(kim, 'final-touch');
    await seen(kim, 'box-final-touch-1280');
    await thing(kim, 'masterpieces[0]').click();
    await field(kim, 'masterpieces[0].completed.value').fill('6');
    await page.locator('dialog .box-open-foot input[type=checkbox]').check();
    await close(kim);
    await isSound(kim);
    await thing(kim, 'masterpieces[0]').locator('[data-state=checked]').waitFor();
    await thing(kim, 'masterpieces[0]').locator('[data-state=changed]').waitFor();
  });

  await check('the box is saved under a name, downloaded and read again', async () => {
    await tool(kim, 'files').click();
    await page.locator('.box-save input').fill('Ours');
    await page.locator('.box-save button').click();
    await page.locator('.box-saved', { hasText: 'Ours' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const path = join(server.data, 'ours.toml');
    await file.saveAs(path);
    await close(kim);
    await tool(kim, 'usual').click();
    await page.locator('.box-state[data-own=false]').waitFor();
    await tool(kim, 'files').click();
    await page.locator('dialog input[type=file]').setInputFiles(path);
    await isSound(kim);
    await thing(kim, 'masterpieces[0]').locator('[data-state=checked]').waitFor();
    assert.match(await thing(kim, 'masterpieces[0]').textContent(), /\$6/);
  });

  await check('what it changes is tried out by bots', async () => {
    await page.locator('.box-trial-form select').last().selectOption('100');
    await page.locator('[data-trial=start]:enabled').click();
    await page.locator('.box-progress[data-state=done]').waitFor();
    assert.ok((await page.locator('.box-figure').count()) > 3);
    assert.doesNotMatch(await page.locator('.box-figures').first().innerText(), /undefined|NaN|\{|figure\./);
    await page.locator('.box-figures').first().scrollIntoViewIfNeeded();
    await look(kim, 'box-trial-1280');
    await page.setViewportSize(smallPhone.viewport);
    await seen(kim, 'box-trial-360');
    await page.setViewportSize(desktop.viewport);
  });

  await check('a game is played with it, and found in the journal', async () => {
    await playToTheEnd(kim);
    const header = await playedWith(kim, server);
    assert.equal(header.own_box, true);
    assert.equal(header.components.masterpieces[0].completed.value, 6);
    assert.deepEqual(kim.errors, []);
    await kim.context.close();
  });
}

export const boxes = [oneTile, oneRoad, oneCard];
