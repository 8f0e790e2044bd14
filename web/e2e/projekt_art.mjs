// Two people, one at a desk in English and one with a phone in Polish, play a whole game of Projekt A.R.T. together; then one of them goes to Rio
// alone, where agents are put out first and a companion walks along.
import assert from 'node:assert/strict';
import { fits, isAccessible } from './look.mjs';
import { desktop, phone, playOn, until, Visitor } from './visitor.mjs';

const lit = '[aria-disabled=false]';

export class Rescuer extends Visitor {
  async openMission(seats, map, difficulty) {
    await this.go('/');
    await this.page.locator('.card[data-game=projekt-art] .card-buttons .button').nth(1).click();
    await this.introduce();
    await this.page.locator('.set-up select').nth(0).selectOption(seats);
    await this.page.locator('.set-up select').nth(1).selectOption(map);
    await this.choose(difficulty);
    await this.page.locator('.set-up button[type=submit]').click();
    await this.page.waitForURL('**/t/*');
    await this.page.locator('.seat-row').first().waitFor();
    return new URL(this.page.url()).pathname;
  }

  async begin() {
    await this.page.locator('.start-row .button').click();
    await this.page.locator('.pa-map').waitFor();
  }

  here(selector) {
    return this.page.locator(selector).filter({ visible: true });
  }
  async press(selector, chance = 0) {
    const all = this.here(selector);
    await all.nth(Math.floor(chance * (await all.count()))).click();
  }

  // A press without the mouse's way there: whole games are played by these, what a hand really does has its own checks.
  tap(selector, chance = 0) {
    return this.page.evaluate(
      ([wanted, share, looked]) => {
        if (looked !== null && document.querySelector('.table').dataset.step !== looked) return;
        const seen = [...document.querySelectorAll(wanted)].filter((each) => each.offsetParent !== null);
        seen[Math.floor(share * seen.length)]?.click();
      },
      [selector, chance, this.looked],
    );
  }

  // What the desk lets one do now, read off the page at one go.
  deeds() {
    return this.page.evaluate(() => {
      const pressable = (each) => each.offsetParent !== null && each.ariaDisabled !== 'true';
      const all = (selector) => [...document.querySelectorAll(selector)].filter(pressable);
      return {
        actions: all('.pa-desk [data-action]').map((each) => each.dataset.action),
        // Whoever sees a card that takes health looks for another first.
        cards: all('.pa-hand-card')
          .sort((a, b) => a.querySelectorAll('.pa-card-health').length - b.querySelectorAll('.pa-card-health').length)
          .map((each) => each.dataset.card),
        places: all('.pa-place').map((each) => each.dataset.site),
        clues: all('.pa-clue-button').length,
      };
    });
  }

  // One decision of a sensible guest.
  async decide(chance) {
    const { actions, cards, places, clues } = await this.deeds();
    const offer = this.view()?.offer;
    const can = (action) => actions.includes(action);
    const act = (action) => this.tap(`.pa-desk [data-action=${action}]`, chance);
    if (can('sure')) return act('sure');
    for (const pick of ['draw', 'heal', 'find', 'give-up', 'suffer', 'put', 'lay', 'collect'])
      if (can(pick)) return act(pick);
    if (this.view()?.phase === 'mission' || this.view()?.phase === 'stalled') {
      if (can('play')) return act('play');
      if (cards.length > 0) return this.tap(`.pa-hand-card[data-card="${cards[0]}"]`);
      return act(can('buy') ? 'buy' : 'wait');
    }
    if (can('drop') || (clues > 0 && offer?.drop.length > 0)) {
      await this.tap('.pa-clue-button', chance);
      return act('drop');
    }
    if (can('recruit') && offer?.recruit_health === 0) return act('recruit');
    if (can('step')) return act('step');
    const free = places.filter((site) => offer?.steps.some((step) => step.site === site && step.health === 0));
    if (free.length > 0 && (chance < 0.4 || !can('ready'))) return this.tap(`.pa-place[data-site=${free[0]}]`);
    if (places.length > 0 && !can('ready')) return this.tap(`.pa-place${lit}`, chance);
    if (can('fight') && chance < 0.8) return act('fight');
    if (can('reroll') && chance < 0.6) return act('reroll');
    if (can('weapon') && offer?.weapon_health === 0) return act('weapon');
    for (const last of ['accept', 'wait', 'ready']) if (can(last)) return act(last);
  }
}

// Of the others' hands and of the deck only backs are known.
function keepsSecrets(visitor, seat) {
  const { steps } = visitor;
  assert.ok(steps.length > 12, 'there were steps to look at');
  for (const { view, events } of steps) {
    if (view !== null && view.phase !== 'over')
      view.players.forEach((player, owner) => {
        if (owner !== seat) assert.deepEqual(player.faces, []);
      });
    for (const event of events) {
      if (event.type === 'top_turned') assert.equal(event.card, null);
      if (event.type === 'card_drawn' && event.seat !== seat) assert.equal(event.card, null);
    }
  }
}

export async function rescue({ server, browser, check }) {
  const ann = await Rescuer.arrive(browser, server, desktop, 'Ann', { deal: 'rescue' });
  const jan = await Rescuer.arrive(browser, server, phone, 'Jan');
  const guest = await Rescuer.arrive(browser, server, { ...desktop, colorScheme: 'dark' }, 'Eve');
  const players = [ann, jan];

  // With one health each it does not take long to win or to lose. No bot plays along: its moves would fall between theirs as the machine's speed has it.
  await check('a mission to Japan is opened for two', async () => {
    const path = await ann.openMission('2', 'japan', 'Said to be impossible');
    await jan.go(path);
    await jan.sit(1);
    await guest.go(path);
    await ann.page.locator('.seat-row').nth(1).getByText('Jan').waitFor();
    await ann.begin();
    await jan.page.locator('.pa-map').waitFor();
    await guest.page.locator('.pa-map').waitFor();
    for (const each of [ann, jan]) await each.stillPlease();
  });

  await check('everybody draws, and sees only backs of the others', async () => {
    await playOn(players, async () => ann.view()?.phase === 'mission' && ann.view().offer !== null);
    await ann.page.locator('.pa-hand-card').nth(1).waitFor();
    assert.equal(await ann.page.locator('.pa-hand-card').count(), 2);
    assert.equal(await guest.page.locator('.pa-hand-card').count(), 0);
    const mates = ann.page.locator('.pa-mate');
    const backs = ann.view().players[1].hand.length;
    await until('the backs lie there', async () => (await mates.nth(1).locator('.pa-back').count()) === backs);
  });

  await check('a card shows what it would do, by keyboard too', async () => {
    const card = ann.page.locator(`.pa-hand-card${lit}`).first();
    await card.focus();
    if ((await card.getAttribute('aria-pressed')) !== 'true') await ann.page.keyboard.press('Enter');
    await ann.page.locator('.pa-foresight').waitFor();
    const number = Number(await card.getAttribute('data-card'));
    await ann.picture('projekt-art-mission-desktop');
    await jan.picture('projekt-art-mission-phone');
    await ann.press('[data-action=play]');
    await until('the card is played', async () => {
      if (await ann.here('[data-action=sure]').count()) await ann.press('[data-action=sure]');
      return ann.view().players[0].played > 0;
    });
    assert.ok(!ann.view().players[0].faces.includes(number));
  });

  await check('a pawn goes where the map is pressed twice', async () => {
    const way = () => ann.view().offer?.steps.find((step) => step.health === 0);
    await playOn(players, async () => ann.view().phase === 'moving' && way() !== undefined && (await ann.isMyTurn()));
    const { site } = way();
    const place = ann.page.locator(`.pa-place[data-site=${site}]`);
    await place.click();
    await ann.page.locator(`.pa-place[data-site=${site}][aria-pressed=true]`).waitFor();
    await ann.picture('projekt-art-moving-desktop');
    await place.click();
    await until('it is there', () => ann.view().players[0].site === site);
  });

  await check('the page fits and can be used by everyone', async () => {
    for (const each of [ann, jan, guest]) {
      await fits(each);
      await isAccessible(each);
    }
  });

  await check('a fight shows both sums', async () => {
    const looking = () => players.find((each) => each.view()?.phase === 'struggling' && each.view().offer);
    await playOn(players, () => looking() !== undefined);
    const each = looking();
    const { strength, needed } = each.view().fight;
    await until('they stand there', async () => {
      const shown = await each.page.locator('.pa-side > b').allTextContents();
      return shown.length === 2 && Number(shown[0]) === strength && Number(shown[1]) === needed;
    });
    await each.picture('projekt-art-fight');
  });

  await check('the mission is played to its end, won or lost by all', async () => {
    await playOn(players, async () => (await ann.isOver()) && (await jan.isOver()) && (await guest.isOver()));
    const outcome = ann.view().outcome;
    assert.notEqual(outcome, 'running');
    for (const each of [jan, guest]) assert.equal(each.view().outcome, outcome);
    await ann.picture('projekt-art-over-desktop');
    await jan.picture('projekt-art-over-phone');
  });

  await check('hands were seen by nobody else', async () => {
    keepsSecrets(ann, 0);
    keepsSecrets(jan, 1);
    keepsSecrets(guest, null);
  });

  await check('alone in Rio agents are put out, and the companion walks', async () => {
    ann.frames.length = 0;
    await ann.openMission('1', 'rio', 'Easy');
    await ann.page.locator('.seat-row').first().getByText('Ann').waitFor();
    await ann.begin();
    for (const site of ['tijuca', 'urca']) {
      await ann.page.locator(`.pa-place[data-site=${site}]`).click();
      await ann.press('[data-action=put]');
      await until('the agent stands', async () => {
        return ann.view()?.places.find((place) => place.site === site).agents === 1;
      });
    }
    await ann.picture('projekt-art-rio-desktop');
    await playOn([ann], async () => ann.view().phase === 'moving' || (await ann.isOver()));
    assert.equal(ann.view().phase, 'moving', 'the first round of an easy game does not end it');
    await ann.page.locator('.pa-mover').nth(1).click();
    await ann.page.locator('.pa-step[data-site=santa_teresa]').click();
    await ann.press('[data-action=step]');
    await until('the companion has gone', async () => ann.view().companion === 'santa_teresa');
    await ann.picture('projekt-art-companion-desktop');
  });

  await check('no rescuer stumbled', async () => {
    for (const each of [ann, jan, guest]) {
      assert.deepEqual(each.errors, []);
      await each.context.close();
    }
  });
}
