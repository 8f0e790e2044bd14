// Two people, one at a desk in English and one with a phone in Polish, play a whole game of Fresco with all modules against a bot; then
// one of them meets Leonardo in a game of two.
import assert from 'node:assert/strict';
import { fits, isAccessible } from './look.mjs';
import { desktop, phone, playOn, until, Visitor } from './visitor.mjs';

const lit = '[aria-disabled=false]';

export class Painter extends Visitor {
  async openCathedral(seats, modules) {
    await this.go('/');
    await this.page.locator('.card[data-game=fresco] .card-buttons .button').nth(1).click();
    await this.introduce();
    for (const choice of [seats, ...modules]) await this.choose(choice);
    await this.page.locator('.set-up button[type=submit]').click();
    await this.page.waitForURL('**/t/*');
    await this.page.locator('.seat-row').first().waitFor();
    return new URL(this.page.url()).pathname;
  }

  async begin() {
    await this.page.locator('.start-row .button').click();
    await this.page.locator('.fr-ceiling').waitFor();
  }

  here(selector) {
    return this.page.locator(selector).filter({ visible: true });
  }
  async has(selector) {
    return (await this.here(selector).count()) > 0;
  }
  async press(selector, chance = 0) {
    const all = this.here(selector);
    await all.nth(Math.floor(chance * (await all.count()))).click();
  }

  // One decision of a guest who looks at the page alone.
  decide(mood) {
    return this.act(async ({ here, may, press, one, chance }) => {
      if (may('.fr-clock').length > 0) {
        if (here('.fr-clock[aria-pressed=true]').length === 0) await press(one(may('.fr-clock')));
        return press(may('[data-action=wake]')[0]);
      }
      if (here('.fr-planner').length > 0) {
        for (const column of chance < 0.5 ? [0, 1, 1, 2, 3] : [0, 0, 1, 3, 4]) {
          const send = here('.fr-send')[column];
          if (send?.ariaDisabled === 'false') await press(send);
        }
        while (may('.fr-send').length > 0) await press(one(may('.fr-send')));
        return press(may('[data-action=plan]')[0]);
      }
      for (const deed of ['.fr-picks .button', '[data-action=ahead]', '.fr-request', '.fr-ware', '.fr-portrait'])
        if (may(deed).length > 0) return press(one(may(deed)));
      if (here('.fr-segment[data-restore=true]').length > 0) {
        if (here('.fr-segment[data-chosen=true][data-restore=true]').length === 0)
          await press(one(here('.fr-segment[data-restore=true]')));
        const [restore] = may('[data-action=restore]');
        return restore && press(restore);
      }
      // Somebody who mixes everything has no primaries left for cheap tiles.
      if (chance < 0.7 && may('.fr-recipe').length > 0) return press(one(may('.fr-recipe')));
      const [done] = may('[data-action=done]');
      if (done) return press(done);
      if (may('.fr-close').length > 0) await press(one(may('.fr-close')));
    }, mood);
  }

  // A first table with the coach: the base game, or one of the chapters on the help page. Whatever the coach says is noted as it is written.
  async learn(lesson) {
    await this.go('/help/fresco');
    const start = lesson === 0 ? '.crumbs .button' : `.chapters .button >> nth=${lesson - 1}`;
    await this.page.locator(start).click();
    await this.page.locator('.fr-ceiling').waitFor({ state: 'attached' });
    await this.page.locator('.coach-text').waitFor();
    await this.page.evaluate(() => {
      window.told = new Set();
      const note = () => {
        const text = document.querySelector('.coach-text');
        if (text) window.told.add(text.textContent);
      };
      note();
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }

  // Does what the coach says until he has nothing more to say, and goes on only when he points at something; returns how much he said.
  async followCoach() {
    await until('the coach has said everything', async () => {
      if ((await this.page.locator('.coach-text').count()) === 0) return true;
      if ((await this.here('.coach-row .button:not(.plain)').count()) > 0) {
        if (await this.page.locator('.coach-ring').isVisible())
          await this.act(async ({ may, press }) => {
            const [next] = may('.coach-row .button:not(.plain)');
            if (next) await press(next);
          }, 0);
      } else if (await this.isMyTurn()) await this.decide(0.3);
      return false;
    });
    return this.page.evaluate(() => window.told.size);
  }
}

// Plans stay behind the small screens until all are made; money and paints stay behind the large ones.
function keepsSecrets(visitor, seat) {
  const steps = visitor.steps.filter(({ view }) => view !== null);
  assert.ok(steps.length > 20, 'there were steps to look at');
  for (const { view } of steps) {
    assert.equal(view.memory, undefined);
    if (seat === null) assert.equal(view.own, null);
    if (view.phase !== 'planning') continue;
    view.players.forEach((player, owner) => {
      if (owner !== seat) assert.equal(player.sheet, null);
    });
  }
}

export async function cathedral({ server, browser, check }) {
  const ann = await Painter.arrive(browser, server, desktop, 'Ann', { deal: 'three masters' });
  const jan = await Painter.arrive(browser, server, phone, 'Jan');
  const guest = await Painter.arrive(browser, server, { ...desktop, colorScheme: 'dark' }, 'Eve');
  const players = [ann, jan];
  const stop = (painter, place) => painter.has(`.fr-stop[data-page=${place}][data-time=now]`);

  await check('a table of Fresco is opened with all modules', async () => {
    const path = await ann.openCathedral('3', ['Portraits', "Bishop's requests", 'More colours']);
    await jan.go(path);
    await jan.sit(1);
    await guest.go(path);
    await ann.page.locator('.seat-row').nth(1).getByText('Jan').waitFor();
    await ann.fillWithBots();
    await ann.begin();
    await jan.page.locator('.fr-ceiling').waitFor({ state: 'attached' });
    await jan.stillPlease();
    await ann.stillPlease();
    await ann.picture('fresco-hostel-desktop');
    await jan.picture('fresco-hostel-phone');
  });

  await check('a day is planned by keys and by dragging', async () => {
    await playOn(players, async () => ann.has('.fr-planner'));
    for (const key of ['1', '2', '2', '4', 'Shift+2']) await ann.page.keyboard.press(key);
    const men = (column) => ann.page.locator(`.fr-column[data-column="${column}"] .fr-man`).count();
    assert.deepEqual([await men(0), await men(1), await men(3)], [1, 1, 1]);
    const from = await ann.here('.fr-free-man[data-drag]').first().boundingBox();
    const to = await ann.here('.fr-column[data-column="0"]').boundingBox();
    await ann.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await ann.page.mouse.down();
    await ann.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await ann.page.mouse.up();
    assert.equal(await men(0), 2);
    await ann.picture('fresco-plan-desktop');
    await ann.page.keyboard.press('2');
    await ann.press('[data-action=plan]');
    // While Jan still plans, his sheet is hidden; once all have planned, everything is open.
    if (await jan.has('.fr-planner')) {
      await jan.picture('fresco-plan-phone');
      assert.equal(ann.view().players[1].sheet, null);
    }
  });

  await check('a visit can be taken back until it is confirmed', async () => {
    await playOn([jan], async () => (await stop(ann, 'market')) && ann.has(`.fr-ware${lit}`));
    // The eye comes a moment after the truth: what the market holds is asked of the view, and looked for on the page.
    const { stalls } = ann.view();
    const wares = stalls.flat().filter((tile) => tile >= 0).length;
    const onStalls = (count) => async () => (await ann.page.locator('.fr-ware[data-at]').count()) === count;
    await until('the market is shown as it is', onStalls(wares));
    const money = await ann.page.locator('.fr-money').textContent();
    await ann.press(`.fr-ware${lit}`);
    await ann.page.locator('[data-action=take-back]').waitFor();
    await until('the ware is gone', onStalls(wares - 1));
    await ann.picture('fresco-market-desktop');
    await ann.press('[data-action=take-back]');
    await ann.page.locator('[data-action=take-back]').waitFor({ state: 'detached' });
    await until('the ware is back', onStalls(wares));
    assert.equal(await ann.page.locator('.fr-money').textContent(), money);
  });

  await check('what is flat says why', async () => {
    await until('it says why', async () => {
      await ann.act(async ({ here, press }) => press(here('.fr-hour[aria-disabled=true]')[0]), 0);
      return ann.page.locator('.fr-why').isVisible();
    });
  });

  await check('the page fits and can be used by everyone', async () => {
    for (const each of [ann, jan, guest]) {
      await fits(each);
      await isAccessible(each);
    }
  });

  await check('soot goes where a segment is restored', async () => {
    await playOn(players, async () => (await ann.page.locator('.fr-soot[data-gone=true]').count()) >= 4);
    await ann.picture('fresco-playing-desktop');
    await jan.picture('fresco-playing-phone');
    await jan.here('.fr-stop[data-page=plan]').click();
    await jan.page.locator('.fr-painter').first().waitFor();
    await jan.picture('fresco-painters-phone');
    await fits(jan);
  });

  await check('a game of Fresco is played to its end', async () => {
    await playOn(players, async () => (await ann.isOver()) && (await jan.isOver()) && (await guest.isOver()));
    const results = await Promise.all(
      [ann, jan, guest].map((each) => each.page.locator('.result-points').allTextContents()),
    );
    assert.deepEqual(results[1], results[0]);
    assert.deepEqual(results[2], results[0]);
    await ann.picture('fresco-over-desktop');
    await jan.picture('fresco-over-phone');
  });

  await check('plans and purses were seen by nobody else', async () => {
    keepsSecrets(ann, 0);
    keepsSecrets(jan, 1);
    keepsSecrets(guest, null);
  });

  await check('two painters steer Leonardo by turns', async () => {
    ann.frames.length = 0;
    await ann.openCathedral('2', []);
    await ann.page.locator('.seat-row').first().getByText('Ann').waitFor();
    await ann.fillWithBots();
    await ann.begin();
    await playOn([ann], async () => (ann.view()?.round ?? 0) >= 3 || (await ann.isOver()));
    const steered = new Set(ann.steps.map(({ view }) => view.leonardo.steered_by));
    assert.deepEqual([...steered].sort(), [0, 1]);
    assert.ok(ann.view().players[2].leonardo && ann.view().players[2].score > 0);
    await ann.picture('fresco-leonardo-desktop');
  });

  await check('no painter stumbled', async () => {
    for (const each of [ann, jan, guest]) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  });
}

// A step that is over before it could be read is passed by: nobody who is sent nowhere is told what to do there.
const lesson =
  (label, look, chapter, least) =>
  async ({ server, browser, check }) => {
    const zoe = await Painter.arrive(browser, server, look, 'Zoë');
    await check(`Fresco: the coach leads through ${label}`, async () => {
      await zoe.learn(chapter);
      const told = await zoe.followCoach();
      assert.ok(told >= least, `the coach said ${told} things`);
      await fits(zoe);
      assert.deepEqual(zoe.errors, []);
      await zoe.context.close();
    });
  };

export const lessons = [
  lesson('a first day in English', desktop, 0, 9),
  lesson('a first day in Polish', phone, 0, 9),
  ...[1, 2, 3].map((module) => lesson(`module ${module}`, phone, module, 4)),
];
