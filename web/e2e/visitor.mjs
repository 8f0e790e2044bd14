// A person at a browser: what can be clicked and read on the page, in the words of the table.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const artifacts = fileURLToPath(new URL('../../build/artifacts/', import.meta.url));
mkdirSync(artifacts, { recursive: true });

export const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-GB', colorScheme: 'light' };
export const phone = { viewport: { width: 390, height: 844 }, locale: 'pl-PL', colorScheme: 'dark', hasTouch: true };
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

export class Visitor {
  frames = []; // every message the server sent to this browser
  errors = [];
  decisions = 0;

  static async arrive(browser, server, look, name) {
    const visitor = new this();
    visitor.server = server;
    visitor.name = name;
    visitor.context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
    await visitor.openTab();
    return visitor;
  }

  async openTab() {
    this.page = await this.context.newPage();
    this.page.setDefaultTimeout(30000);
    this.page.on('pageerror', (error) => this.errors.push(error.message));
    this.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(JSON.parse(String(payload))));
    });
  }

  async closeTab() {
    await this.page.close();
  }

  go(path) {
    return this.page.goto(this.server.address + path);
  }

  async introduce() {
    await this.page.locator('.name-field input').fill(this.name);
  }

  picture(name) {
    return this.page.screenshot({ path: `${artifacts}${name}.png` });
  }

  // Opens a table by the lobby's form. `choices` are the labels to press in it.
  async openTable(choices = []) {
    await this.go('/');
    await this.introduce();
    await this.page.locator('.card[data-game=czary-mary] .card-buttons .button').nth(1).click();
    for (const choice of choices) await this.choose(choice);
    await this.page.locator('.set-up button[type=submit]').click();
    await this.page.waitForURL('**/t/*');
    await this.page.locator('.seat-row').first().waitFor();
    return new URL(this.page.url()).pathname;
  }

  // One label of the open form, by its whole first line.
  choose(label) {
    return this.page
      .locator('.set-up label')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .first()
      .click();
  }

  async sit(seat) {
    await this.introduce();
    await this.page.locator('.seat-row').nth(seat).locator('button').click();
    await this.page.locator('.seat-row').nth(seat).getByText(this.name).waitFor();
  }

  async fillWithBots() {
    const free = this.page.locator('.seat-row[data-empty=true] .bot-chooser button');
    for (let left = await free.count(); left > 0; --left) {
      await free.first().click();
      await this.page
        .locator('.seat-row[data-empty=true]')
        .nth(left - 1)
        .waitFor({ state: 'detached' });
    }
  }

  async start() {
    await this.page.locator('.start-row .button').click();
    await this.page.locator('.cm-call').first().waitFor();
  }

  // Settings › no movement: what is true is shown at once.
  async stillPlease() {
    await this.page.locator('.menu summary').click();
    await this.page.locator('.menu .choice').nth(1).locator('label').last().click();
    await this.page.keyboard.press('Escape');
  }

  isMyTurn() {
    return this.page.locator('.desk[data-turn=true]').isVisible();
  }
  isOver() {
    return this.page.locator('.result').isVisible();
  }

  // One decision of a sensible guest: the spell with most stones out of sight; after a right call one stops half the time.
  async decide(chance) {
    const stop = this.page.locator('[data-action=stop][aria-disabled=false]');
    if (chance < 0.5 && (await stop.count()) > 0) {
      await stop.click({ timeout: 2000 });
      return;
    }
    const best = await this.page.locator('.cm-call[aria-disabled=false]').evaluateAll((calls) => {
      const unseen = (call) => Number(/(\d+)\/\d+/.exec(call.querySelector('.cm-call-unseen').textContent)[1]);
      return calls.sort((a, b) => unseen(b) - unseen(a))[0]?.dataset.spell;
    });
    if (best === undefined) return;
    await this.page.locator(`.cm-call[data-spell="${best}"]`).click({ timeout: 2000 });
    const confirm = this.page.locator('[data-action=confirm]');
    if (await confirm.isVisible()) await confirm.click({ timeout: 2000 });
  }

  // The log as this person reads it, in the margin or behind its button.
  async log() {
    const button = this.page.locator('.margin-button');
    const drawer = await button.isVisible();
    if (drawer) await button.click();
    const lines = await this.page.locator('.log li').allTextContents();
    if (drawer) await this.page.keyboard.press('Escape');
    return lines;
  }

  lineIsLost() {
    return this.page.locator('.line-note[data-lost=true]').waitFor();
  }
  lineIsBack() {
    return this.page.locator('.line-note[data-lost=false]').waitFor({ state: 'attached' });
  }

  updates() {
    return this.frames.filter((frame) => frame.type === 'update');
  }
}

export async function until(what, happens, milliseconds = 30000) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await happens()) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`It did not happen in time: ${what}`);
}

// Whoever may act decides, until it is enough.
export async function playOn(players, enough) {
  for (let idle = 0, turns = 0; idle < 600 && turns < 2000; ++idle) {
    if (await enough()) return;
    for (const player of players) {
      if (!(await player.isMyTurn())) continue;
      idle = 0;
      ++turns;
      ++player.decisions;
      // The table may have moved on under the finger (a round ends, a bot plays on): then we look again.
      await player.decide(Math.random()).catch(() => {});
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('The game stands still.');
}
