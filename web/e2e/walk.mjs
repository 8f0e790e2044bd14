// The exact-view walk: whatever board is looked at, at every step it shows, every number marked on it is the one of the server's exact view of that step.
import assert from 'node:assert/strict';
import { numbersIn, whole } from './steps.mjs';

// Runs in the page. Notes the numbers of the table every time it has been drawn anew.
function note() {
  const seen = new Map(); // step and number -> how it looked
  window.walked = seen;
  const shownBy = (mark) => {
    if (mark.dataset.of) return { shown: [mark.querySelectorAll(mark.dataset.of).length] };
    const own = [...mark.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    return { text: own.join('') };
  };
  const keep = (line) => seen.set(JSON.stringify(line), line);
  const markedNumbers = (table, step) => {
    for (const mark of table.querySelectorAll('[data-number]')) {
      if (table.matches('.replay') && mark.closest('.finale')) continue; // how it ended, whatever step is shown
      const { number, most } = mark.dataset;
      keep({ step, words: number, ...shownBy(mark), most: most === undefined ? null : Number(most) });
    }
  };
  // Whom the page points out.
  const turn = (table, step) => {
    const rows = [...table.querySelectorAll('.player-rows > li')];
    const acting = rows.flatMap((row, seat) => (row.dataset.acting === 'true' ? [seat] : []));
    if (rows.length > 0) keep({ step, kind: 'turn', acting });
  };
  // The board's own marks of whose turn it is, and whom the prompt names.
  const marksOfTurn = (table, step) => {
    const seats = [...table.querySelectorAll('[data-turn=true][data-seat]')].map(({ dataset }) => Number(dataset.seat));
    if (seats.length > 0) keep({ step, kind: 'marks', seats });
    const prompt = table.querySelector('.prompt:not(:has(.refusal))');
    if (prompt) keep({ step, kind: 'prompt', words: prompt.textContent });
  };
  // While the page shows what was, nothing can be said about what is.
  const liveButtons = (table, step) => {
    if (table.dataset.live !== 'false') return;
    const alive = [...table.querySelectorAll('.desk button[data-action]:enabled:not([aria-disabled=true])')];
    const deeds = alive.map(({ dataset }) => dataset.action).filter((action) => action !== 'back');
    if (deeds.length > 0) keep({ step, kind: 'alive', deeds });
  };
  // In the replay, where nobody has chosen anything: whatever else stands on the board, but for the figures of a scale.
  const unmarkedNumbers = (table, step) => {
    for (const place of table.querySelectorAll('.stage')) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (/\d/.test(data) && !parentElement.closest('[data-number], [data-scale]'))
          keep({ step, kind: 'unmarked', words: data });
      }
    }
  };
  const look = () => {
    const table = document.querySelector('.table[data-step]');
    if (!table) return;
    const { step } = table.dataset;
    markedNumbers(table, step);
    turn(table, step);
    marksOfTurn(table, step);
    liveButtons(table, step);
    if (table.matches('.replay')) unmarkedNumbers(table, step);
  };
  const watch = () =>
    new MutationObserver(look).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  if (document.documentElement) watch();
  else document.addEventListener('readystatechange', watch, { once: true });
}

export function walkAlong(context) {
  return context.addInitScript(note);
}

async function exactSteps(server, table, eyes) {
  const answer = await fetch(`${server.address}/api/tables/${table}/steps?as=${eyes}`);
  assert.equal(answer.status, 200, `the steps of a finished game as ${eyes}`);
  const { steps, components, options, seats } = await answer.json();
  const box = await (await fetch(`${server.address}/api/components/${components}`)).json();
  const printed = numbersOf([box, options]);
  const told = new Set(); // by the events so far: a board may look back
  const named = new Map();
  named.seats = seats.length;
  let [number, nth] = [0, 0];
  for (const step of whole(steps)) {
    nth = step.number === number ? nth + 1 : 0;
    number = step.number;
    named.set(`${number}.${nth}`, {
      ...step,
      known: new Set([...printed, ...numbersOf(step.events, told), ...numbersOf(step.view)]),
    });
  }
  return named;
}

// Every number of a view, a box or an event, and how many there are in each of its lists: all, those that are not nothing, those that are
// not an empty place.
function numbersOf(value, all = new Set()) {
  if (typeof value === 'number') all.add(value);
  if (typeof value === 'string') for (const [digits] of value.matchAll(/\d+/g)) all.add(Number(digits));
  if (Array.isArray(value))
    for (const counted of [() => true, Boolean, (each) => each !== -1]) all.add(value.filter(counted).length);
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) numbersOf(each, all);
  return all;
}

const ascending = (list) => list.toSorted((a, b) => a - b);

// The names in a text, by seat, and what is left without them: "Club player 2" is one of them, and neither a number nor "Club player".
function namesApart(text, names) {
  const seats = [...names.keys()].sort((a, b) => names[b].length - names[a].length);
  const named = [];
  let rest = text;
  for (const seat of seats) {
    const without = rest.replaceAll(new RegExp(`(?<![\\p{L}\\d])${names[seat]}(?![\\p{L}\\d])`, 'gu'), '');
    if (without !== rest) named.push(seat);
    rest = without;
  }
  return { named, rest };
}

function numbersSaid(text, names) {
  const digits = namesApart(text, names).rest.matchAll(/[-−]?\d+/g);
  return [...digits].map(([number]) => Number(number.replace('−', '-')));
}

// "3/8": of so many.
const withoutMost = (shown, most) =>
  most !== null && shown.length > 1 && shown.at(-1) === most ? shown.slice(0, -1) : shown;

function checkMarked({ words, shown, text, most }, { view }, names, where) {
  const said = shown ?? withoutMost(numbersSaid(text, names), most);
  assert.ok(said.length > 0, `there is a number: ${where}`);
  assert.ok(Math.min(...said) >= 0, `nothing is below zero: ${where}`);
  assert.ok(most === null || Math.max(...said) <= most, `${said} is no more than ${most}: ${where}`);
  // Languages have their own order of words.
  assert.deepEqual(ascending(said), ascending(numbersIn(view, words)), where);
}

function checkUnmarked({ words }, { known }, names, where) {
  for (const number of numbersSaid(words, names))
    assert.ok(known.has(number), `${number} is known at that step: ${where}`);
}

// Whom the table waits for, by the view: whoever has the turn, or everybody who is marked so; a reader who may act is asked first.
function waitedFor(view) {
  if (view.phase === 'over') return [];
  const all = view.players.flatMap((player, seat) => (player.waited_for ? [seat] : []));
  if (view.turn !== undefined && view.turn !== null) all.push(view.turn);
  if (view.you !== null && view.offer) all.push(view.you);
  return all;
}

// The seat that is pointed out is one that is waited for.
function checkTurn({ acting }, { view }, where) {
  const waited = waitedFor(view);
  assert.ok(acting.length <= 1 && acting.every((seat) => waited.includes(seat)), `${acting} of ${waited}: ${where}`);
}

// Fresco's painter may be Leonardo, for whom somebody decides.
function checkMarks({ seats }, { view }, where) {
  const waited = view.phase === 'over' ? [] : [...waitedFor(view), view.painter];
  assert.ok(
    seats.every((seat) => waited.includes(seat)),
    `${seats} of ${waited}: ${where}`,
  );
}

// Whoever is named in the prompt is waited for, or leads an auction; its numbers are what is asked.
function checkPrompt({ words }, { view }, names, where) {
  const waited = [...waitedFor(view), view.leader];
  for (const seat of namesApart(words, names).named)
    assert.ok(waited.includes(seat), `${names[seat]}, of ${waited}: ${where}`);
  const asked = numbersAsked(view);
  for (const number of numbersSaid(words, names)) assert.ok(asked.has(number), `${number} is asked there: ${where}`);
}

// Those of the offer, and those that the view and what its reader has in hand hold by themselves.
function numbersAsked({ offer, visit, players, you, ...view }) {
  const own = [view, visit ?? {}, players[you] ?? {}].flatMap(Object.values);
  return numbersOf([offer, ...own.filter((each) => typeof each === 'number')]);
}

// The whole game once more in its replay, every step of it.
export async function walkThrough({ page, server }, table, eyes) {
  await page.goto(`${server.address}/replay/${table}?as=${eyes}`);
  await page.locator('.replay').waitFor();
  await page.evaluate(async () => {
    const at = () => document.querySelector('.replay').dataset.step;
    const onward = () => document.querySelector('.replay-buttons button:nth-of-type(4)');
    for (let step = at(); !onward().disabled; step = at()) {
      onward().click();
      while (at() === step) await new Promise((drawn) => setTimeout(drawn));
    }
  });
}

// Compares everything that was noted with what the server says; answers how much there was to compare.
export async function checkWalk(visitor, table, eyes) {
  const lines = await visitor.page.evaluate(() => [...window.walked.values()]);
  const exact = await exactSteps(visitor.server, table, eyes);
  const names = await visitor.names();
  assert.equal(names.length, exact.seats, 'everybody has a name');
  const seen = new Set();
  const prompts = new Map(); // by step: live and in the replay the same
  for (const line of lines) {
    const where = `${line.words ?? line.kind} at step ${line.step} of ${table}, seen as ${eyes}`;
    const step = exact.get(line.step);
    assert.ok(step, `the server knows step ${line.step}`);
    seen.add(line.step);
    assert.notEqual(line.kind, 'alive', `${line.deeds} can be pressed while the page is behind: ${where}`);
    if (line.kind === 'turn') checkTurn(line, step, where);
    else if (line.kind === 'marks') checkMarks(line, step, where);
    else if (line.kind === 'prompt') {
      checkPrompt(line, step, names, where);
      assert.equal(line.words, prompts.get(line.step) ?? line.words, where);
      prompts.set(line.step, line.words);
    } else if (line.kind === 'unmarked') checkUnmarked(line, step, names, where);
    else checkMarked(line, step, names, where);
  }
  return { numbers: lines.length, steps: seen.size, of: exact.size };
}
