// A person at a browser: what can be clicked and read on the page, in the words of the table.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { whole } from './steps.mjs';

// Long enough for the slowest machine: a check that fails says so late, one that passes waits no longer than it must.
export const patience = 120000;

export const artifacts = fileURLToPath(new URL('../../build/artifacts/', import.meta.url));
mkdirSync(artifacts, { recursive: true });

export const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-GB', colorScheme: 'light' };
export const phone = { viewport: { width: 390, height: 844 }, locale: 'pl-PL', colorScheme: 'dark', hasTouch: true };
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

// Runs in the page: tables opened there are dealt as this text says, moves are counted, and movement has this speed until somebody chooses another.
function prepare({ deal, speed, passing }) {
  const { send } = WebSocket.prototype;
  window.moves = 0;
  WebSocket.prototype.send = function (text) {
    if (text.startsWith('{"type":"play"')) ++window.moves;
    if (!text.startsWith('{"type":"open_table"')) return send.call(this, text);
    return send.call(this, JSON.stringify({ ...JSON.parse(text), deal }));
  };
  if (!localStorage.getItem('atelier.settings'))
    localStorage.setItem('atelier.settings', JSON.stringify({ speed, passing }));
}

// The same mood for the same words, so that a guest plays alike whenever the story is told.
function moodOf(words) {
  const state = ([...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 17) + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

// Runs in the page: what is shown for a few seconds, a ring or a toast, stays until `letGo()` is called, however long it takes to look at it.
export function holdRings() {
  const { setTimeout: later } = window;
  const held = [];
  window.setTimeout = (what, wait, ...rest) => {
    if (wait === 6000) return held.push(what);
    return later(what, wait, ...rest);
  };
  window.letGo = () => {
    for (const each of held.splice(0)) each();
  };
}

// Runs in the page: a guest's hands and eyes. Nothing is pressed when the table shows another step than the one that was looked at.
function lookAndPress(guest, chance, looked) {
  if (looked !== null && document.querySelector('.table')?.dataset.step !== looked) return;
  const here = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent !== null);
  const may = (selector) => here(selector).filter((each) => each.matches('button:enabled:not([aria-disabled=true])'));
  const press = async (element) => {
    element.click();
    await new Promise((drawn) => setTimeout(drawn));
  };
  const one = (list) => list[Math.floor(chance * list.length)];
  return guest({ here, may, press, one, chance });
}

export class Visitor {
  frames = []; // every message the server sent to this browser
  steps = []; // of the table this browser is at: all it was told, with the view after each
  errors = [];
  decisions = 0;
  looked = null; // the step that is being decided upon; null: whatever is shown

  // Most stories are about what is true: there it is shown at once. Where movement matters, the visitor comes with another speed.
  static async arrive(browser, server, look, name, { deal = name, speed = 'none', passing = 'never' } = {}) {
    const visitor = new this();
    visitor.server = server;
    visitor.name = name;
    visitor.dealt = deal !== null;
    visitor.mood = (step) => moodOf(`${deal} ${name} ${step}`);
    visitor.context = await browser.newContext({ reducedMotion: 'reduce', ...look });
    await visitor.context.addInitScript(prepare, { deal, speed, passing });
    await visitor.openTab();
    return visitor;
  }

  async openTab() {
    this.page = await this.context.newPage();
    this.page.setDefaultTimeout(patience);
    this.page.on('pageerror', (error) => this.errors.push(error.message));
    this.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload))));
    });
  }

  #told = null; // the table of `steps`
  #hear(frame) {
    this.frames.push(frame);
    // Every table of these checks is dealt by their own words, which the server says of it; or, where that is what is looked at, by parts.
    if (frame.type === 'table' && frame.fair === this.dealt)
      this.errors.push(`table ${frame.table} was not dealt as the story says`);
    if (frame.type !== 'update') return;
    if (this.#told !== frame.table) this.steps = [];
    this.#told = frame.table;
    this.steps.push(...whole(frame.steps, this.view() ?? null));
  }

  async closeTab() {
    await this.page.close();
  }

  go(path) {
    return this.page.goto(this.server.address + path);
  }

  async introduce() {
    await this.page.locator('main .name-field input').fill(this.name);
  }

  picture(name) {
    return this.page.screenshot({ path: `${artifacts}${name}.png` });
  }

  // Opens a table by the lobby's form. `choices` are the labels to press in it.
  async openTable(choices = []) {
    await this.go('/');
    await this.page.locator('.card[data-game=czary-mary] .card-buttons .button').nth(1).click();
    await this.introduce();
    for (const choice of choices) await this.choose(choice);
    await this.page.locator('.set-up button[type=submit]').click();
    await this.page.waitForURL('**/t/*');
    await this.page.locator('.seat-row').first().waitFor();
    return new URL(this.page.url()).pathname;
  }

  // Opens a table as a program would, with some options other than the usual, and gives back its id.
  async openByWire(game, options, more = {}) {
    await this.go('/');
    return this.page.evaluate(
      async ([id, chosen, rest]) => {
        const offered = (await (await fetch('/api/games')).json()).find((each) => each.id === id).options;
        const usual = Object.fromEntries(offered.map((option) => [option.name, option.default]));
        return new Promise((opened, failed) => {
          const socket = new WebSocket(`ws://${location.host}/ws`);
          socket.onopen = () =>
            socket.send(
              JSON.stringify({
                type: 'open_table',
                game: id,
                options: { ...usual, ...chosen },
                listed: false,
                deal: null,
                ...rest,
              }),
            );
          socket.onmessage = ({ data }) => {
            const reply = JSON.parse(data);
            if (reply.type === 'opened') opened(reply.table);
            else failed(new Error(data));
            socket.close();
          };
        });
      },
      [game, options, more],
    );
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

  // Decides about a step. Whether that made a move; if so, the page shows what came of it.
  async moves(step, mood) {
    const sent = () => this.page.evaluate(() => window.moves);
    const [before, heard] = [await sent(), this.frames.length];
    const refused = () =>
      this.frames.slice(heard).some(({ type, request }) => type === 'refused' && request === 'play');
    ++this.decisions;
    this.looked = step;
    await this.decide(mood);
    this.looked = null;
    if ((await sent()) === before) return false;
    await until('the move is answered', async () => refused() || (await this.step()) !== step);
    return !refused();
  }

  // The step the table shows.
  async step() {
    return (await this.page.locator('.table').getAttribute('data-step')) ?? '';
  }
  isMyTurn() {
    return this.page.locator('.desk[data-turn=true]').isVisible();
  }
  isOver() {
    return this.page.locator('.result').isVisible();
  }

  // Reads the page and presses at one go, so that nothing moves under the finger; what a hand really does has its own checks. `guest` runs in the page
  // with `here` (everything visible that fits a selector), `may` (that of it which can be pressed) and `press`, and looks again after each press.
  act(guest, mood) {
    return this.page.evaluate(`(${lookAndPress})(${guest}, ${mood}, ${JSON.stringify(this.looked)})`);
  }

  // One decision of a sensible guest: the spell with most stones out of sight; after a right call one stops half the time.
  decide(mood) {
    return this.act(async ({ may, press, chance }) => {
      const [sure] = may('[data-action=confirm]');
      if (sure) return press(sure);
      const [stop] = may('[data-action=stop]');
      if (stop && chance < 0.5) return press(stop);
      const unseen = (call) => Number(/(\d+)\/\d+/.exec(call.querySelector('.cm-call-unseen').textContent)[1]);
      const [best] = may('.cm-call').sort((a, b) => unseen(b) - unseen(a));
      if (best) await press(best);
    }, mood);
  }

  // What stands in the margin, or behind its button.
  async #inMargin(selector) {
    const button = this.page.locator('.margin-button');
    const drawer = await button.isVisible();
    if (drawer) await button.click();
    const texts = await this.page.locator(selector).allTextContents();
    if (drawer) await this.page.keyboard.press('Escape');
    return texts;
  }
  // The log as this person reads it.
  log() {
    return this.#inMargin('.log li');
  }
  // Who sits where, as this person reads it.
  names() {
    return this.#inMargin('.player-rows .seat-word');
  }

  lineIsLost() {
    return this.page.locator('.line-note[data-lost=true]').waitFor();
  }
  lineIsBack() {
    return this.page.locator('.line-note[data-lost=false]').waitFor({ state: 'attached' });
  }

  view() {
    return this.steps.findLast(({ view }) => view !== null)?.view;
  }
  // The view of a step by the name the page gives it: its entry, and which of the entry's steps.
  viewAt(name) {
    const [number, nth] = name.split('.').map(Number);
    return this.steps.filter((step) => step.number === number)[nth].view;
  }
  table() {
    return new URL(this.page.url()).pathname.split('/').at(-1);
  }
}

export async function until(what, happens) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await happens()) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`It did not happen in time: ${what}`);
}

// Whoever may act decides, until it is enough: that is asked anew before every decision, and the decision is about the step it was asked at. The next
// one is asked when this one's move has been answered, so that people alone at a table always play the same game.
export async function playOn(players, enough) {
  let moved = Date.now();
  let doubt = 0; // a mood that leads to nothing is followed by another
  for (let turns = 0; Date.now() - moved < patience && turns < 4000; ) {
    if (await enough()) return;
    for (const player of players) {
      if (!(await player.isMyTurn())) continue;
      const step = await player.step();
      if (await enough()) return;
      ++turns;
      doubt = (await player.moves(step, player.mood(`${step} ${Math.floor(doubt / 20)}`))) ? 0 : doubt + 1;
      if (doubt === 0) moved = Date.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('The game stands still.');
}
