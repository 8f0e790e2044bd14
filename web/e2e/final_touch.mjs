// Final Touch: two people play a whole game by clicking, one learns it from the coach, and nobody is told another's cards.
import assert from 'node:assert/strict';
import { fits, look } from './look.mjs';
import { desktop, phone, playOn, smallPhone, until, Visitor } from './visitor.mjs';

// No view and no event shows a hand but one's own while the game runs.
function keepsSecrets(visitor, seat) {
  const steps = visitor.steps;
  assert.ok(steps.length > 10, 'there were steps to look at');
  for (const { view, events } of steps) {
    if (view === null || view.phase === 'over') continue;
    view.players.forEach((player, owner) => {
      assert.equal(player.hand === null, owner !== seat, 'a hand is its owner’s alone');
    });
    for (const event of events) {
      if (event.type === 'card_drawn') assert.equal(event.paint === 'hidden', event.seat !== seat);
    }
  }
}

export class Forger extends Visitor {
  // One turn of a plain guest: all that fits, or else a smear.
  decide(mood) {
    return this.act(async ({ here, may, press }) => {
      const [sure] = may('[data-action=confirm]');
      if (sure) return press(sure);
      const picked = () => here('.ft-hand-card[aria-pressed=true]').length;
      for (const card of here('.ft-hand-card[data-use=retouch][aria-pressed=false]')) {
        const before = picked();
        await press(card);
        if (picked() === before) break;
      }
      const [smear] = here('.ft-hand-card[data-use=smear]');
      if (picked() === 0 && smear) await press(smear);
      const [play] = may('[data-action=play]');
      if (play) await press(play);
    }, mood);
  }
}

async function openTable(visitor) {
  const { page } = visitor;
  await visitor.go('/');
  await page.locator('[data-game=final-touch] .card-buttons .button').nth(1).click();
  await visitor.introduce();
  await page.locator('.set-up button[type=submit]').click();
  await page.waitForURL('**/t/*');
  await page.locator('.seat-row').first().waitFor();
  return new URL(page.url()).pathname;
}

export async function finalTouchGame({ server, browser, check }) {
  const ann = await Forger.arrive(browser, server, desktop, 'Ann', { deal: 'forgers' });
  const jan = await Forger.arrive(browser, server, phone, 'Jan');
  const guest = await Visitor.arrive(browser, server, { ...desktop, colorScheme: 'dark' }, 'Eve');

  await check('Final Touch: two people sit down', async () => {
    const path = await openTable(ann);
    await jan.go(path);
    await jan.sit(1);
    await guest.go(path);
    await ann.page.locator('.seat-row').nth(1).getByText('Jan').waitFor();
    await ann.page.locator('.start-row .button').click();
    for (const each of [ann, jan]) await each.page.locator('.ft-hand-card').nth(4).waitFor();
    assert.equal(await guest.page.locator('.ft-hand-card').count(), 0);
  });

  await check('Final Touch: a choice can be taken back until it is confirmed', async () => {
    await until('somebody’s turn', async () => (await ann.isMyTurn()) || (await jan.isMyTurn()));
    const { page } = (await ann.isMyTurn()) ? ann : jan;
    await page.locator('.ft-hand-card').first().click();
    assert.equal(await page.locator('.ft-hand-card[aria-pressed=true]').count(), 1);
    await page.locator('[data-action=back]').click();
    assert.equal(await page.locator('.ft-hand-card[aria-pressed=true]').count(), 0);
    assert.equal(await page.locator('[data-action=play]').getAttribute('aria-disabled'), 'true');
  });

  await check('Final Touch: the game is played to its end', async () => {
    await playOn([ann, jan], async () => (await ann.isOver()) && (await jan.isOver()) && (await guest.isOver()));
    const results = await Promise.all(
      [ann, jan, guest].map((each) => each.page.locator('.result-points').allTextContents()),
    );
    assert.ok(results[0].length === 2 && Number(results[0][0]) >= 25);
    assert.deepEqual(results[1], results[0]);
    assert.deepEqual(results[2], results[0]);
    await look(ann, 'final-touch-over-desktop');
    await look(jan, 'final-touch-over-phone');
  });

  await check('Final Touch: a long row of sold masterpieces does not widen a phone’s page', async () => {
    await jan.page.evaluate(() => {
      const row = document.querySelector('.ft-sales');
      while (row.children.length < 25) row.append(row.firstElementChild.cloneNode(true));
    });
    await fits(jan);
  });

  await check('Final Touch: nobody was told another’s cards', async () => {
    keepsSecrets(ann, 0);
    keepsSecrets(jan, 1);
    keepsSecrets(guest, null);
    assert.deepEqual([...ann.errors, ...jan.errors, ...guest.errors], []);
    for (const each of [ann, jan, guest]) await each.context.close();
  });
}

export const finalTouchLesson =
  (label, window) =>
  async ({ server, browser, check }) => {
    const zoe = await Visitor.arrive(browser, server, window, 'Zoë');
    const { page } = zoe;
    const coach = page.locator('.coach');

    await check(`Final Touch: the coach begins a table, ${label}`, async () => {
      await zoe.go('/help/final-touch');
      await page.locator('.prose h2').first().waitFor();
      await look(zoe, `final-touch-help-${label}`);
      await page.locator('.crumbs button').click();
      await page.waitForURL('**/t/*');
      await coach.waitFor();
      await page.locator('.ft-hand-card').nth(4).waitFor();
      await coach.getByRole('button').first().click();
      await page.locator('.coach-ring').waitFor();
      await look(zoe, `final-touch-lesson-${label}`);
      // What is taught stays in sight: the coach takes a third of the window at most, and leaves one to the board.
      const [said, stage] = await Promise.all(['.coach', '.stage'].map((part) => page.locator(part).boundingBox()));
      const { height } = page.viewportSize();
      assert.ok(said.height <= height / 3, `the coach takes ${said.height} of ${height}`);
      assert.ok(stage.height >= height / 3, `the board has ${stage.height} of ${height}`);
      const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
      if (touch) assert.doesNotMatch(await coach.textContent(), /\b(key|Enter|Esc|klawisz)/i, 'there are no keys');
    });

    await check(`Final Touch: the coach waits for a turn, played by keys, ${label}`, async () => {
      for (let i = 0; i < 3; ++i) await coach.getByRole('button').first().click();
      await until('it is my turn', () => zoe.isMyTurn());
      const told = await coach.locator('.coach-text').textContent();
      await page.keyboard.press('1');
      await page.locator('.ft-hand-card[aria-pressed=true]').waitFor();
      await page.locator('h1').focus();
      await page.keyboard.press('Enter');
      await until('the coach goes on', async () => (await coach.locator('.coach-text').textContent()) !== told);
    });

    await check(`Final Touch: the coach can be sent away for good, ${label}`, async () => {
      await coach.getByRole('button').last().click();
      await coach.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.ft-hand-card').first().waitFor();
      assert.equal(await coach.count(), 0);
      await look(zoe, `final-touch-table-${label}`);
      assert.deepEqual(zoe.errors, []);
      await zoe.context.close();
    });
  };

export const finalTouch = [
  finalTouchGame,
  finalTouchLesson('desktop', desktop),
  finalTouchLesson('phone', smallPhone),
  finalTouchLesson('phone-day', { ...smallPhone, colorScheme: 'light' }),
];
