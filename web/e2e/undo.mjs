// Moves are taken back: at once where nobody has answered them, with everybody's consent where somebody has; the replay shows both.
import assert from 'node:assert/strict';
import { fits, isAccessible } from './look.mjs';
import { Bidder, beginWithoutHammer } from './modern_art.mjs';
import { desktop, playOn, smallPhone, until } from './visitor.mjs';

export async function takingBack({ server, browser, check }) {
  const ann = await Bidder.arrive(browser, server, desktop, 'Ann', { deal: 'second thoughts' });
  const jan = await Bidder.arrive(browser, server, smallPhone, 'Jan');
  const kim = await Bidder.arrive(browser, server, { ...desktop, colorScheme: 'dark' }, 'Kim');
  const players = [ann, jan, kim];
  const undo = ({ page }) => page.locator('[data-action=undo]');
  const question = ({ page }) => page.locator('.undo-asked');
  const agreed = () => players.every((each) => each.steps.at(-1)?.number === ann.steps.at(-1)?.number);
  const bid = async (each) => {
    const number = each.steps.at(-1).number;
    await each.page.locator('[data-action=bid]:enabled').click();
    await until('the bid is told to all', () => agreed() && each.steps.at(-1).number > number);
  };
  const backs = (each) => each.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'taken_back');

  await check('three people come to an open auction without a hammer', async () => {
    await beginWithoutHammer(players);
    const free = () => ann.view().phase === 'open' && ann.view().leader === null && agreed();
    await playOn(players, free);
  });

  let before = null;
  await check('a bid that nobody has answered is taken back at once, by the button and by its key', async () => {
    before = structuredClone(ann.view());
    for (const press of [() => undo(ann).click(), () => ann.page.keyboard.press('u')]) {
      await bid(ann);
      assert.equal(ann.view().leader, 0);
      await undo(ann).waitFor();
      const taken = backs(kim).length;
      await press();
      await until('all are told', () => agreed() && players.every((each) => backs(each).length > taken));
      assert.deepEqual(ann.view(), before);
    }
    await until('the log says it', async () => (await kim.log()).some((line) => line.includes('Ann: move taken back')));
  });

  await check('where somebody has answered it, everybody is asked, and a refusal ends it', async () => {
    await bid(ann);
    await bid(jan);
    await undo(ann).click();
    await question(jan).locator('[data-action=undo-refuse]').waitFor();
    await question(kim).locator('[data-action=undo-agree]').waitFor();
    assert.equal(await question(ann).locator('button').count(), 0, 'who asks waits');
    await fits(jan);
    await isAccessible(jan);
    await isAccessible(kim);
    await jan.picture('undo-asked-360');
    await kim.picture('undo-asked-1280-dark');
    await ann.picture('undo-asking-1280');
    await question(kim).locator('[data-action=undo-agree]').click();
    await question(kim).locator('button').first().waitFor({ state: 'detached' });
    await question(jan).locator('[data-action=undo-refuse]').click();
    await ann.page.locator('.prompt .refusal', { hasText: 'does not agree' }).waitFor();
    for (const each of players) await question(each).waitFor({ state: 'detached' });
    assert.equal(ann.view().leader, 1, 'the bids stand');
  });

  await check('if all agree it is taken back, with what was answered', async () => {
    await bid(kim);
    await undo(ann).click();
    const taken = backs(ann).length;
    for (const each of [jan, kim]) await question(each).locator('[data-action=undo-agree]').click();
    await until('all are told', () => agreed() && players.every((each) => backs(each).length > taken));
    assert.deepEqual(ann.view(), before);
    for (const each of players) await question(each).waitFor({ state: 'detached' });
    await ann.picture('undo-done-1280');
  });

  await check('the game is played to its end, and the replay shows what was taken back as it was', async () => {
    await playOn(players, async () => (await Promise.all(players.map((each) => each.isOver()))).every(Boolean));
    const answer = await fetch(`${server.address}/api/tables/${ann.table()}/steps?as=book`);
    const { steps } = await answer.json();
    const at = steps.findIndex(({ events }) => events.some(({ type }) => type === 'taken_back'));
    await ann.go(`/replay/${ann.table()}?at=${steps[at - 1].number}.0`);
    await ann.page.locator(`[data-step="${steps[at - 1].number}.0"]`).waitFor();
    await ann.page.locator('.log [aria-current=step]', { hasText: 'Ann' }).waitFor();
    await ann.page.keyboard.press('ArrowRight');
    await ann.page.locator('.log [aria-current=step]', { hasText: 'move taken back' }).waitFor();
    await fits(ann);
    await isAccessible(ann);
    await ann.picture('undo-replay-1280');
  });

  for (const each of players) {
    assert.deepEqual(each.errors, []);
    await each.context.close();
  }
}
