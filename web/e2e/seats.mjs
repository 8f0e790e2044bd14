// Who may do what at a table, leaving a running game, and the proof at its end. Dealt by parts: nothing here depends on what is dealt.
import assert from 'node:assert/strict';
import { fits, isAccessible } from './look.mjs';
import { desktop, smallPhone, until, Visitor } from './visitor.mjs';

const leave = async ({ page }) => {
  await page.locator('.leaving summary').click();
  await page.locator('.leaving .button').click();
  await page.locator('.stand-in').waitFor();
};

export async function leaving({ server, browser, check }) {
  const ola = await Visitor.arrive(browser, server, desktop, 'Ola', { deal: null });
  const jan = await Visitor.arrive(browser, server, smallPhone, 'Jan', { deal: null });
  const start = ({ page }) => page.locator('.start-row .button.primary');
  let path = '';

  await check('whoever opened the table is its host: starts, and sends people away', async () => {
    path = await ola.openTable(['2']);
    await jan.go(path);
    await jan.sit(1);
    await ola.page.locator('.seat-row').nth(1).locator('.seat-word').getByText('Jan').waitFor();
    assert.equal(await start(jan).count(), 0);
    await isAccessible(ola);
    await ola.page.locator('.seat-row').nth(1).locator('button').click();
    await jan.page.locator('main .name-field input').waitFor();
    assert.equal(await jan.page.locator('.seat-row[data-empty=true]').count(), 1);
    await jan.sit(1);
  });

  await check('a name that somebody has is refused', async () => {
    const eve = await Visitor.arrive(browser, server, desktop, 'O l A', { deal: null });
    await ola.page.locator('.seat-row').nth(1).locator('button').click();
    await eve.go(path);
    await eve.introduce();
    await eve.page.locator('.seat-row').nth(1).locator('button').click();
    await eve.page.getByText('Somebody at this table has that name').waitFor();
    await eve.context.close();
    await jan.page.locator('main .name-field input').waitFor();
    await jan.sit(1);
  });

  await check('everybody tells a part, and the game begins', async () => {
    await start(ola).click();
    for (const each of [ola, jan]) await each.page.locator('.cm-call').first().waitFor();
  });

  await check('whoever leaves is played for, and everybody reads it', async () => {
    await jan.page.locator('.margin-button').click();
    await fits(jan);
    await jan.page.locator('.leaving summary').click();
    await jan.page.locator('.leaving .button').click();
    await jan.page.keyboard.press('Escape');
    await jan.page.locator('.stand-in').waitFor();
    await jan.picture('left-360');
    await isAccessible(jan);
    await until('the log says it', async () =>
      (await ola.log()).some((line) => line.includes('Jan: Club player plays on')),
    );
    await ola.page.getByText('a bot plays on').first().waitFor();
  });

  await check('a page that is opened anew takes the seat back', async () => {
    await jan.page.reload();
    await jan.page.locator('.stand-in .button').click();
    await jan.page.locator('.stand-in').waitFor({ state: 'detached' });
    await until('the log says it', async () =>
      (await ola.log()).some((line) => line.includes('Jan: back in the game')),
    );
  });

  await check('when all have left, bots play to the end, and both pages prove the deal', async () => {
    await leave(ola);
    await jan.page.locator('.margin-button').click();
    await jan.page.locator('.leaving summary').click();
    await jan.page.locator('.leaving .button').click();
    await jan.page.keyboard.press('Escape');
    for (const each of [ola, jan]) await each.page.locator('.proof[data-kept=true]').waitFor();
    await ola.picture('proof-1280');
    await jan.picture('proof-360');
    await isAccessible(ola);
  });

  await check('the replay proves it too, to whoever sat there', async () => {
    await ola.go(`/replay/${ola.table()}`);
    await ola.page.locator('.proof[data-kept=true]').waitFor({ state: 'attached' });
  });

  await check('a journal that was changed is found out, and it is said what was changed', async () => {
    await ola.page.route('**/journal', async (route) => {
      const answer = await route.fetch();
      const lines = (await answer.text()).split('\n');
      const header = JSON.parse(lines[0]);
      header.chance.parts.sealed[1] = '0'.repeat(64);
      await route.fulfill({ response: answer, body: [JSON.stringify(header), ...lines.slice(1)].join('\n') });
    });
    await ola.go(path);
    await ola.page.locator('.proof[data-kept=false]').waitFor();
    assert.deepEqual(await ola.page.locator('.proof li').allTextContents(), ['Jan: the seal is another']);
    await ola.picture('broken-promise-1280');
  });

  assert.deepEqual([...ola.errors, ...jan.errors], []);
}
