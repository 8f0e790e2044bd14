// The first minute of somebody who has never been here: start page, form, invitation and rules, in every size, light and language. Pictures are kept as
// artefacts; what is checked is the layout: nothing cut, nothing covered, nothing wider than the window, everything large enough.
import assert from 'node:assert/strict';
import { firstVisit } from './first_visit.mjs';
import { sizes as boardSizes, drawn, flaws } from './layout.mjs';
import { fits, isAccessible } from './look.mjs';
import { Rescuer } from './projekt_art.mjs';
import { desktop, Visitor } from './visitor.mjs';

const sizes = [{ width: 360, height: 640 }, ...boardSizes.slice(1)];
const games = ['czary-mary', 'final-touch', 'modern-art', 'fresco', 'projekt-art'];
// Each language once in each light, and every game's own pages once in each language.
const looks = [
  { locale: 'pl-PL', colorScheme: 'dark', shown: games },
  { locale: 'en-GB', colorScheme: 'light', shown: games },
  { locale: 'pl-PL', colorScheme: 'light', shown: ['fresco'] },
  { locale: 'en-GB', colorScheme: 'dark', shown: ['fresco'] },
];

async function looksRight(visitor, name) {
  await fits(visitor);
  assert.deepEqual(await visitor.page.evaluate(flaws), [], name);
  await visitor.picture(name);
}

async function everyLook(visitor, name) {
  for (const viewport of sizes) {
    await visitor.page.setViewportSize(viewport);
    await drawn(visitor.page);
    await looksRight(visitor, `${name}-${viewport.width}`);
  }
}

// Where the cards lie: all in sight at once on a desk, all titles and buttons within two screens on a phone.
const cardsReach = (page) =>
  page
    .locator('.card .button.primary')
    .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));

const told =
  ({ locale, colorScheme, shown }) =>
  async ({ server, browser, check }) => {
    const label = `${locale.slice(0, 2)}-${colorScheme}`;
    const host = await Visitor.arrive(browser, server, { ...desktop, locale, colorScheme }, 'Ola');
    const { page } = host;
    let table;

    await check(`start page, ${label}`, async () => {
      await host.go('/');
      await page.locator('.card-quick select:enabled').first().waitFor();
      await everyLook(host, `start-${label}`);
      await page.setViewportSize(sizes[3]);
      await drawn(page);
      const desk = await cardsReach(page);
      assert.ok(desk <= 900, `all five games in sight on a desk: ${desk}`);
      await page.setViewportSize(sizes[0]);
      await drawn(page);
      const swiped = await cardsReach(page);
      assert.ok(swiped <= 2 * 640, `one swipe away on a phone: ${swiped}`);
      await isAccessible(host);
    });

    await check(`form, ${label}`, async () => {
      for (const game of shown) {
        await page.setViewportSize(sizes[3]);
        await page.locator(`[data-game=${game}] .card-buttons .button`).nth(1).click();
        await page.locator('.set-up').waitFor();
        if (game === 'fresco') await everyLook(host, `set-up-${label}`);
        else await looksRight(host, `set-up-${game}-${label}`);
        await page.keyboard.press('Escape');
        await page.locator('.set-up').waitFor({ state: 'detached' });
      }
    });

    await check(`invitation, ${label}`, async () => {
      await page.setViewportSize(sizes[3]);
      table = await host.openTable();
      await page.locator('.qr').waitFor();
      await everyLook(host, `inviting-${label}`);
      const friend = await Visitor.arrive(browser, server, { ...desktop, locale, colorScheme }, 'Jan');
      await friend.go(table);
      await friend.page.locator('.invitation').getByText('Ola').waitFor();
      await everyLook(friend, `invitation-${label}`);
      await isAccessible(friend);
      await friend.page.setViewportSize(sizes[0]);
      const button = await friend.page.locator('.invitation .button.primary').boundingBox();
      assert.ok(button.y + button.height <= 640, 'the one button is in sight on a phone');
      await friend.introduce();
      await friend.page.locator('.invitation .button.primary').click();
      await page.locator('.seat-row').nth(1).getByText('Jan').waitFor();
      await friend.context.close();
    });

    await check(`rules, ${label}`, async () => {
      for (const game of shown) {
        await page.setViewportSize(sizes[3]);
        await host.go(`/help/${game}`);
        await page.locator('figure [data-figure] svg').first().waitFor();
        if (game === 'fresco') await everyLook(host, `help-${label}`);
        await page.setViewportSize(sizes[0]);
        await looksRight(host, `help-${game}-${label}`);
      }
      await host.go('/help/fresco');
      await page.locator('.contents summary').click();
      await page.locator('.contents a').nth(3).click();
      const heading = page.locator('.prose h2').nth(3);
      const { y } = await heading.boundingBox();
      assert.ok(y >= 0 && y < 640, 'a line of the contents leads to its heading');
      assert.deepEqual(host.errors, []);
      await host.context.close();
    });
  };

// What a first visit may weigh, in bytes on the wire, and how far things may move under the reader's eyes.
const most = { start: 60_000, board: 120_000, fonts: 36_000, pictures: 60_000, shift: 0.05 };

async function weighed({ server, browser, check, say }) {
  await check('the start page is light, and nothing moves while it comes', async () => {
    for (const viewport of [sizes[0], sizes[3]]) {
      const visit = await firstVisit(browser, `${server.address}/`, { viewport });
      const { shell, fonts, pictures } = visit.bytes;
      say(
        `        at ${viewport.width}: ${shell} bytes, fonts ${fonts}, pictures ${pictures}, shift ${visit.shift.toFixed(3)}`,
      );
      assert.ok(shell <= most.start, `${shell} bytes of page`);
      assert.ok(fonts <= most.fonts, `${fonts} bytes of fonts`);
      assert.ok(pictures <= most.pictures, `${pictures} bytes of pictures`);
      assert.ok(visit.shift < most.shift, `it moves by ${visit.shift}: ${visit.moved}`);
    }
  });

  await check('the heaviest board is not heavy', async () => {
    const ann = await Rescuer.arrive(browser, server, desktop, 'Ann');
    const table = await ann.openByWire('projekt-art', { seats: 2 });
    await ann.go(`/t/${table}`);
    await ann.sit(0);
    await ann.fillWithBots();
    await ann.begin();
    await ann.page.locator('.stage').waitFor();
    const visit = await firstVisit(browser, `${server.address}/t/${table}`, { button: '.stage svg' });
    const { shell, fonts } = visit.bytes;
    say(`        ${shell} bytes, fonts ${fonts}`);
    assert.ok(shell <= most.board, `${shell} bytes until the board stands`);
    assert.ok(fonts <= most.fonts, `${fonts} bytes of fonts`);
    await ann.context.close();
  });

  await check('links are previewed in the words of the game, under the name that was called', async () => {
    const ann = await Visitor.arrive(browser, server, desktop, 'Ann');
    const table = await ann.openByWire('fresco', {});
    const head = async (path, more) => (await fetch(server.address + path, { headers: more })).text();
    const english = await head(`/t/${table}`);
    assert.match(english, /<meta property="og:title" content="Fresco · Atelier" \/>/);
    assert.ok(english.includes(`<meta property="og:image" content="${server.address}/previews/fresco.jpg" />`));
    assert.match(await head(`/t/${table}?pl`), /og:description" content="Wstań wcześnie/);
    assert.match(await head(`/t/${table}`, { 'X-Forwarded-Proto': 'https' }), /og:url" content="https:/);
    const picture = await fetch(`${server.address}/previews/fresco.jpg`);
    assert.equal(picture.headers.get('content-type'), 'image/jpeg');
    assert.ok((await picture.arrayBuffer()).byteLength < 120_000);
    await ann.context.close();
  });
}

export const firstMinute = [...looks.map(told), weighed];
