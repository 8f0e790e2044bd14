// Two people, one at a desk in English and one with a phone in Polish, play a whole game against each other and two bots. Somebody
// looks on. In the middle the server dies without a word and comes back.
import assert from 'node:assert/strict';
import { desktop, phone, playOn, until, Visitor } from './visitor.mjs';

const hiddenOrEmpty = (spell) => spell === 0 || spell === 9;

// Whatever this browser was told while the game ran: no face that the viewer may not know.
function keepsSecrets(visitor, seat) {
  const { steps } = visitor;
  assert.ok(steps.length > 10, 'there were steps to look at');
  for (const { view, events } of steps) {
    if (view === null || view.phase === 'over') continue;
    view.players.forEach((player, owner) => {
      if (seat === null || owner === seat) assert.ok(player.stones.every(hiddenOrEmpty), 'standing stones are hidden');
      if (owner !== seat) assert.ok(player.secrets.every(hiddenOrEmpty), 'kept secret stones are hidden');
    });
    assert.ok(view.secrets.every(hiddenOrEmpty), 'secret stones are hidden');
    for (const event of events) {
      if (event.type === 'stone_dealt' && (seat === null || event.seat === seat)) assert.equal(event.spell, 9);
      if (event.type === 'secret_laid') assert.equal(event.spell, 9);
      if (event.type === 'secret_taken' && event.seat !== seat) assert.equal(event.spell, 9);
    }
  }
}

export async function wholeGame({ server, browser, check }) {
  const ann = await Visitor.arrive(browser, server, desktop, 'Ann', { deal: 'four mages', speed: 'normal' });
  const jan = await Visitor.arrive(browser, server, phone, 'Jan', { speed: 'normal' });
  const guest = await Visitor.arrive(browser, server, { ...desktop, colorScheme: 'dark' }, 'Eve');
  const players = [ann, jan];
  let path;

  await check('a table is opened by the form and found by its link', async () => {
    path = await ann.openTable(['Notes']);
    assert.equal(await ann.page.locator('.share input').inputValue(), server.address + path);
    await jan.go(path);
    await jan.sit(1);
    await ann.page.locator('.seat-row').nth(1).getByText('Jan').waitFor();
    await guest.go(path);
    await ann.fillWithBots();
    await ann.picture('waiting-desktop');
    await jan.picture('waiting-phone');
  });

  await check('the journal stays shut while the game runs', async () => {
    await ann.start();
    await jan.page.locator('.cm-call').first().waitFor();
    const journal = await fetch(`${server.address}/api${path.replace('/t/', '/tables/')}/journal`);
    assert.ok(!journal.ok);
  });

  await check('each page speaks its own language', async () => {
    assert.equal(await ann.page.locator('html').getAttribute('lang'), 'en');
    assert.equal(await jan.page.locator('html').getAttribute('lang'), 'pl');
    assert.match(await ann.page.locator('[data-action=stop]').textContent(), /Stop/);
    assert.match(await jan.page.locator('[data-action=stop]').textContent(), /Zakończ turę/);
    await jan.stillPlease();
  });

  const decisions = () => players.reduce((sum, each) => sum + each.decisions, 0);

  await check('the first turns are played by clicking', async () => {
    await playOn(players, () => decisions() >= 6);
    await ann.picture('playing-desktop');
    await jan.picture('playing-phone');
  });

  await check('the server is killed and nothing that was shown is lost', async () => {
    await until('Ann has been shown everything', async () => (await ann.log()).length > 5);
    await server.kill();
    await Promise.all([ann.lineIsLost(), jan.lineIsLost(), guest.lineIsLost()]);
    await ann.picture('reconnecting-desktop');
    const before = [await ann.log(), await jan.log(), await guest.log()];
    await server.start();
    await Promise.all([ann.lineIsBack(), jan.lineIsBack(), guest.lineIsBack()]);
    await playOn(players, () => decisions() >= 10);
    const after = [await ann.log(), await jan.log(), await guest.log()];
    for (const [i, lines] of before.entries()) assert.deepEqual(after[i].slice(0, lines.length), lines);
  });

  await check('a closed tab finds its seat, its stones and its log again', async () => {
    // From here on what is true is shown at once: the rest of the game need not be watched.
    await ann.stillPlease();
    await guest.stillPlease();
    const before = await jan.log();
    await jan.closeTab();
    await ann.page.locator('.player-presence[data-away=true]').waitFor();
    await jan.openTab();
    await jan.go(path);
    await jan.page.locator('.cm-call').first().waitFor();
    await jan.page.locator('.cm-mine .cm-stone[data-kind=back]').first().waitFor();
    const after = await jan.log();
    assert.deepEqual(after.slice(0, before.length), before);
  });

  await check('the end of a round shows every stone', async () => {
    await playOn(players, async () => (await ann.page.locator('.cm-summary').isVisible()) || (await ann.isOver()));
    await ann.page.locator('.cm-summary .cm-stone').nth(3).waitFor();
    await ann.picture('round-end-desktop');
    await jan.picture('round-end-phone');
  });

  await check('the game is played to its end and everyone reads the same result', async () => {
    await playOn(players, async () => (await ann.isOver()) && (await jan.isOver()) && (await guest.isOver()));
    const results = await Promise.all(
      [ann, jan, guest].map((each) => each.page.locator('.result-points').allTextContents()),
    );
    assert.deepEqual(results[1], results[0]);
    assert.deepEqual(results[2], results[0]);
    assert.equal(results[0][0], '8');
    await ann.picture('over-desktop');
    await jan.picture('over-phone');
  });

  await check('a spectator never receives a face', async () => {
    keepsSecrets(guest, null);
    assert.equal(await guest.page.locator('.cm-call').count(), 0);
  });
  await check('nobody receives a face of an own standing stone, or of a secret stone of somebody else', async () => {
    keepsSecrets(ann, 0);
    keepsSecrets(jan, 1);
  });

  await check('commitment, secret and journal are there when the game is over', async () => {
    await ann.page.locator('.fairness summary').click();
    assert.equal(await ann.page.locator('.fairness code').count(), 4, 'commitment, what two people sealed, secret');
    const [download] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.locator('.result a[download]').click(),
    ]);
    assert.equal(await download.failure(), null);
  });

  await check('play again opens a new table, and the others are invited where they are', async () => {
    await ann.page.locator('.again .button.primary').click();
    const link = await ann.page.locator('.again .share input').inputValue();
    await ann.page.locator('.again > .button.primary').click();
    await ann.page.locator('.seat-row').nth(0).getByText('Ann').waitFor();
    await ann.page.locator('.seat-row').nth(3).getByText('Zofia').first().waitFor();
    await guest.page.locator('.again a.button.primary').waitFor();
    await jan.page.locator('.again a.button.primary', { hasText: 'Dołącz' }).click();
    await jan.page.waitForURL(link);
    await jan.sit(1);
    await ann.start();
    await jan.page.locator('.cm-call').first().waitFor();
  });

  await check('no page stumbled', async () => {
    for (const each of [ann, jan, guest]) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  });
}
