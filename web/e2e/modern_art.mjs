// Three people bid against each other for a whole game of Modern Art: one at a desk in English, one with a phone in Polish, one on a
// tablet at night. Somebody looks on.
import assert from 'node:assert/strict';
import { fits, isAccessible } from './look.mjs';
import { desktop, phone, playOn, until, Visitor } from './visitor.mjs';

const tablet = { viewport: { width: 800, height: 1000 }, locale: 'en-GB', colorScheme: 'dark' };

export class Bidder extends Visitor {
  async openAuctionHouse() {
    await this.go('/');
    await this.page.locator('.card[data-game=modern-art] .card-buttons .button').nth(1).click();
    await this.introduce();
    await this.page.locator('.set-up input[name=option-seats]').first().check({ force: true });
    await this.page.locator('.set-up select').first().selectOption('4');
    await this.page.locator('.set-up button[type=submit]').click();
    await this.page.waitForURL('**/t/*');
    await this.page.locator('.seat-row').first().waitFor();
    return new URL(this.page.url()).pathname;
  }

  // One word of a guest who looks at the page alone: puts up the first card that may go, bids the least now and then.
  decide(mood) {
    return this.act(async ({ may, press, chance }) => {
      const [card] = may('.ma-mine[data-may=true]');
      const [no] = may('[data-action=no]');
      const [yes] = may('[data-action=yes]');
      const [bid] = may('[data-action=bid]');
      const [pass] = may('[data-action=pass]');
      if (card) {
        if (no && chance < 0.3) return press(no);
        await press(card);
        const [put] = may('[data-action=put]');
        return put && press(put);
      }
      if (bid) return press(pass && chance < 0.75 ? pass : bid);
      if (yes && (chance < 0.5 || !no)) return press(yes);
      if (no) await press(no);
    }, mood);
  }
}

// Whatever this browser was told while the game ran: no hand, no fist and no money of anybody else.
function keepsSecrets(visitor, seat) {
  const steps = visitor.steps;
  assert.ok(steps.length > 20, 'there were steps to look at');
  for (const { view, events } of steps) {
    for (const event of events) if (event.type === 'painting_dealt') assert.equal(event.seat, seat);
    if (view === null || view.phase === 'over') continue;
    assert.equal(view.memory, undefined);
    view.players.forEach((player, owner) => {
      if (owner === seat) return;
      assert.equal(player.hand.length, 0);
      assert.equal(player.money, null);
    });
    if (seat === null) assert.equal(view.sealed, null);
  }
}

// People sit down at a table of theirs, whose open auctions wait for everybody, and the first of them starts it.
export async function beginWithoutHammer(players) {
  const [host] = players;
  const table = await host.openByWire('modern-art', { seats: players.length, hammer: 0 });
  for (const [seat, each] of players.entries()) {
    await each.go(`/t/${table}`);
    await each.sit(seat);
  }
  await host.page.locator('.seat-row[data-empty=true]').first().waitFor({ state: 'detached' });
  await host.page.locator('.start-row .button').click();
  for (const each of players) await each.page.locator('.ma-mine').first().waitFor();
}

export async function auctionHouse({ server, browser, check }) {
  const ann = await Bidder.arrive(browser, server, desktop, 'Ann', { deal: 'three galleries' });
  const jan = await Bidder.arrive(browser, server, phone, 'Jan');
  const kim = await Bidder.arrive(browser, server, tablet, 'Kim');
  const guest = await Bidder.arrive(browser, server, desktop, 'Eve');
  const players = [ann, jan, kim];
  let path;

  await check('three people sit down at a table of Modern Art', async () => {
    path = await ann.openAuctionHouse();
    for (const [i, player] of [jan, kim].entries()) {
      await player.go(path);
      await player.sit(i + 1);
    }
    await guest.go(path);
    await until('everybody is seen', async () => (await ann.page.locator('.seat-row[data-empty=true]').count()) === 0);
    await ann.page.locator('.start-row .button').click();
    for (const player of players) await player.page.locator('.ma-mine').first().waitFor();
  });

  await check('the card that comes to the table is the same picture for everybody', async () => {
    await until('a painting lies there', async () => {
      for (const player of players) if (await player.isMyTurn()) await player.decide(1).catch(() => {});
      return (
        (await ann.page.locator('.ma-easel .ma-card').count()) > 0 &&
        (await jan.page.locator('.ma-easel .ma-card').count()) > 0
      );
    });
  });

  await check('an open auction counts once, twice, sold, and passes for the silent', async () => {
    await playOn(players, () => ann.page.locator('.ma-hammer').isVisible());
    await ann.picture('modern-art-open-desktop');
    await jan.picture('modern-art-open-phone');
    await kim.picture('modern-art-open-tablet');
    await until('the hammer falls', async () => ann.view().phase !== 'open');
  });

  await check('an amount is chosen by keys alone', async () => {
    const field = ann.page.locator('.ma-field input');
    const amount = async () => Number((await field.count()) > 0 && (await field.inputValue()));
    // The hammer does not wait for slow fingers: if it falls between two keys, at the next lot.
    await until('two arrows raise it by two', async () => {
      await playOn(players, async () => (await ann.isMyTurn()) && (await field.count()) > 0);
      const before = await amount();
      await ann.page.keyboard.press('ArrowUp');
      await ann.page.keyboard.press('ArrowUp');
      return (await amount()) === before + 2;
    });
    await ann.page.keyboard.press('Enter');
  });

  await check('the end of a round shows what artists are worth and what galleries earned', async () => {
    await playOn(players, async () => (await ann.page.locator('.ma-summary .ma-ranking li').count()) > 0);
    await ann.picture('modern-art-round-desktop');
    await jan.picture('modern-art-round-phone');
  });

  await check('axe finds nothing serious at a desk, on a tablet and on a phone', async () => {
    for (const each of players) await isAccessible(each);
  });

  await check('no page scrolls sideways', async () => {
    for (const each of players) await fits(each);
  });

  await check('the game is played to its end and everyone reads the same result', async () => {
    const all = [...players, guest];
    await playOn(players, async () => (await Promise.all(all.map((each) => each.isOver()))).every(Boolean));
    const results = await Promise.all(all.map((each) => each.page.locator('.result-points').allTextContents()));
    for (const result of results) assert.deepEqual(result, results[0]);
    // However much the hammer decides for the silent, everybody has put up paintings.
    assert.ok(players.every(({ decisions }) => decisions > 0));
    await ann.picture('modern-art-over-desktop');
    await jan.picture('modern-art-over-phone');
  });

  await check('nobody was told a hand, a fist or the money of anybody else', async () => {
    keepsSecrets(guest, null);
    for (const [seat, player] of players.entries()) keepsSecrets(player, seat);
  });

  await check('no page of the auction house stumbled', async () => {
    for (const each of [...players, guest]) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  });
}
