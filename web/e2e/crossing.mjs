// Two people say the same amount in the same moment of an open auction: the bid that is stored first wins, and everybody hears the same.
import assert from 'node:assert/strict';
import { Bidder, beginWithoutHammer } from './modern_art.mjs';
import { desktop, phone, playOn, until } from './visitor.mjs';

// Runs in the page: hears nothing from now until `at`, then bids. Answers whether it had stopped listening by then, and so spoke about the step
// it showed before.
function bidAt(at) {
  const inTime = Date.now() < at;
  const button = document.querySelector('[data-action=bid]:enabled');
  while (Date.now() < at);
  if (inTime && button) button.click();
  return inTime && button !== null;
}

export async function crossing({ server, browser, check }) {
  const ann = await Bidder.arrive(browser, server, desktop, 'Ann', { deal: 'crossing bids' });
  const jan = await Bidder.arrive(browser, server, phone, 'Jan');
  const kim = await Bidder.arrive(browser, server, desktop, 'Kim');
  const players = [ann, jan, kim];
  const bids = (visitor) => visitor.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'raised');

  await check('three people come to an open auction without a hammer', async () => {
    await beginWithoutHammer(players);
  });

  await check('of two bids that cross, the one stored first wins', async () => {
    const rivals = [ann, jan];
    const mayBid = (each) => each.page.locator('[data-action=bid]:enabled').isVisible();
    const open = async () =>
      ann.view().phase === 'open' &&
      ann.steps.at(-1).number === jan.steps.at(-1).number &&
      (await Promise.all(rivals.map(mayBid))).every(Boolean);
    let before = 0;
    let lot = null;
    let heardBefore = [];
    await until('both speak about the same moment', async () => {
      await playOn(players, open);
      before = bids(kim).length;
      lot = ann.steps.at(-1).number;
      heardBefore = rivals.map(({ frames }) => frames.length);
      const at = Date.now() + 2000;
      return (await Promise.all(rivals.map(({ page }) => page.evaluate(bidAt, at)))).every(Boolean);
    });
    const refused = () =>
      rivals.filter(({ frames }, i) =>
        frames.slice(heardBefore[i]).some((each) => each.type === 'refused' && each.request === 'play'),
      );
    await until('one is stored and one refused', () => bids(kim).length > before && refused().length === 1);
    const [loser] = refused();
    const winner = rivals.indexOf(rivals.find((each) => each !== loser));
    for (const each of players) {
      await until('everybody has heard it', () => bids(each).length > before);
      const heard = bids(each).slice(before);
      assert.equal(heard.length, 1, `one bid after entry ${lot}`);
      assert.equal(heard[0].seat, winner);
      assert.equal(each.view().leader, winner);
      assert.equal(each.view().amount, heard[0].amount);
    }
    await loser.page
      .locator('.prompt .refusal')
      .or(loser.page.locator('.prompt', { hasText: players[winner].name }))
      .first()
      .waitFor();
    for (const each of players) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  });
}
