// What is not possible is said in words, and nothing changes.
import assert from 'node:assert/strict';
import { desktop, until, Visitor } from './visitor.mjs';

// Sends raw frames as a careless program would, and gives back the answers.
function sendRaw(page, messages) {
  return page.evaluate(
    (texts) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const answers = [];
        socket.onerror = reject;
        socket.onopen = () => {
          for (const text of texts) socket.send(text);
        };
        socket.onmessage = ({ data }) => {
          answers.push(JSON.parse(data));
          if (answers.length === texts.length) {
            socket.close();
            resolve(answers);
          }
        };
      }),
    messages,
  );
}

export async function refusals({ server, browser, check }) {
  const ada = await Visitor.arrive(browser, server, desktop, 'Ada', { deal: 'refusals' });
  const { page } = ada;

  await check('a table that is not there is said to be missing', async () => {
    await ada.go('/t/nosuchtable');
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  });

  await check('options that do not fit are not offered, and the server would refuse them', async () => {
    await ada.go('/');
    await page.locator('[data-game=czary-mary] .card-buttons .button').nth(1).click();
    const begins = page.locator('.set-up select');
    const offered = () => begins.locator('option').evaluateAll((all) => all.map(({ value }) => value));
    await ada.choose('5');
    await begins.selectOption('4');
    assert.deepEqual(await offered(), ['-1', '0', '1', '2', '3', '4']);
    await ada.choose('2');
    await page.locator('.set-up .unfit', { hasText: 'Who begins' }).waitFor();
    assert.deepEqual(await offered(), ['-1', '0', '1']);
    assert.equal(await begins.inputValue(), '-1');
    await page.keyboard.press('Escape');
    await assert.rejects(ada.openByWire('czary-mary', { seats: 2, first: 4 }), /bad_options/);
    await ada.go('/');
    await page.locator('[data-game=modern-art] .card-buttons .button').nth(1).click();
    const mystery = page.locator('.set-up .toggle', { hasText: 'Mystery hand' }).locator('input');
    assert.ok(await mystery.isDisabled());
    await ada.choose('3');
    assert.ok(await mystery.isEnabled());
    await page.keyboard.press('Escape');
  });

  await check('an invisible name is refused and the seat stays free', async () => {
    const path = await ada.openTable();
    await page.getByRole('button', { name: 'Stand up' }).click();
    await page.locator('main .name-field input').fill('\u200b\u200b');
    await page.locator('.seat-row').nth(2).locator('button').click();
    await page.getByText('A name has 1 to 24 visible characters').waitFor();
    assert.equal(await page.locator('.seat-row[data-empty=true]').count(), 4);
    await ada.introduce();
    await ada.go(path);
    await ada.sit(0);
    await ada.fillWithBots();
    await ada.start();
  });

  await check('a flat button says why it cannot be pressed', async () => {
    const flat = page.locator('.cm-call[aria-disabled=true], [data-action=stop][aria-disabled=true]').last();
    // A person can press it, though it is marked as not for pressing; if the turn came or went under the finger, once more.
    await until('it says why', async () => {
      await flat.click({ force: true, timeout: 5000 }).catch(() => {});
      return page.locator('.cm-why').isVisible();
    });
  });

  await check('nonsense from the wire is answered, not obeyed', async () => {
    const answers = await sendRaw(page, [
      'not json',
      '{"type":"dance"}',
      '{"type":"watch","table":7}',
      '{"type":"play","seen":0,"move":{"type":"call","spell":8}}',
      '{"type":"watch","table":"nosuchtable","token":null,"seen":0}',
    ]);
    assert.ok(answers.every((answer) => answer.type === 'refused'));
    assert.deepEqual(
      answers.map((answer) => answer.code),
      ['bad_json', 'unknown_type', 'bad_field', 'not_watching', 'unknown_table'],
    );
    assert.ok(await page.locator('.cm-call').first().isVisible());
    assert.deepEqual(ada.errors, []);
    await ada.context.close();
  });
}
