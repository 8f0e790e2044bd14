// In Projekt A.R.T. talking is playing: a signal points at the board and is read in everyone's own language.
import assert from 'node:assert/strict';
import { desktop, holdRings, smallPhone, until, Visitor } from './visitor.mjs';

export async function signals({ server, browser, check }) {
  const ann = await Visitor.arrive(browser, server, desktop, 'Ann', { deal: 'signals' });
  const jan = await Visitor.arrive(browser, server, smallPhone, 'Jan');
  for (const each of [ann, jan]) await each.context.addInitScript(holdRings);

  await check('a team of three sits down', async () => {
    await ann.go('/');
    await ann.page.locator('[data-game=projekt-art] .card-buttons .button').nth(1).click();
    await ann.introduce();
    await ann.choose('3');
    await ann.page.locator('.set-up button[type=submit]').click();
    await ann.page.waitForURL('**/t/*');
    await ann.page.locator('.seat-row').first().waitFor();
    await jan.go(new URL(ann.page.url()).pathname);
    await jan.sit(1);
    await ann.fillWithBots();
    await ann.page.locator('.start-row .button').click();
    await jan.page.locator('[data-thing^="site:"]').first().waitFor();
  });

  await check('a signal asks for its thing on the board, and Escape takes it back', async () => {
    await jan.page.getByRole('button', { name: 'Sygnały' }).click();
    await jan.page.locator('[data-signal=two_agents]').click();
    await jan.page.locator('.choosing').waitFor();
    const marked = await jan.page.locator('.choosable').count();
    const sites = await jan.page
      .locator('[data-thing^="site:"]')
      .evaluateAll((all) => new Set(all.map((each) => each.dataset.thing)).size);
    assert.equal(marked, sites);
    await jan.page.keyboard.press('Escape');
    await jan.page.locator('.choosing').waitFor({ state: 'detached' });
    assert.ok(!ann.frames.some((frame) => frame.type === 'said'));
  });

  await check('what is chosen is ringed for all and said in each language', async () => {
    await jan.page.getByRole('button', { name: 'Sygnały' }).click();
    await jan.page.locator('[data-signal=two_agents]').click();
    // The first thing that fits has the focus.
    await jan.page.locator('.choosable:focus').waitFor();
    await jan.page.keyboard.press('Enter');
    await jan.page.locator('.choosing').waitFor({ state: 'detached' });
    await until('Ann sees the ring', () =>
      ann.page.evaluate(() =>
        [...document.querySelectorAll('.ring')].some(
          (ring) =>
            ring.style.visibility === 'visible' &&
            ring.parentElement.style.getPropertyValue('--seat') === 'var(--seat-1)',
        ),
      ),
    );
    await ann.page.locator('.chat-lines li', { hasText: 'My card puts two or more agents here:' }).waitFor();
    const line = ann.frames.findLast((frame) => frame.type === 'said').lines[0];
    assert.equal(line.signal, 'two_agents');
    assert.match(line.about[0], /^site:/);
    assert.equal(line.text, null);
    await jan.page.locator('.margin-button').click();
    await jan.page.locator('.chat-lines li', { hasText: 'Moja karta stawia dwóch agentów albo więcej:' }).waitFor();
    await jan.page.keyboard.press('Escape');
  });

  await check('a signal of a resource is chosen with the mouse and makes no move', async () => {
    // The bot has drawn and waits for the others: from now on only they could move.
    await until('the bot is done', () => ann.view().players[2].waited_for === false);
    const before = ann.steps.at(-1).number;
    await ann.page.getByRole('button', { name: 'Signals' }).click();
    await ann.page.locator('[data-signal=need_first]').click();
    await ann.page.locator('[data-thing^="resource:"]').first().click();
    await jan.page.locator('.toast', { hasText: 'Zanim zagram, potrzebuję:' }).waitFor();
    assert.equal(ann.steps.at(-1).number, before);
    for (const visitor of [ann, jan]) {
      assert.deepEqual(visitor.errors, []);
      await visitor.context.close();
    }
  });
}
