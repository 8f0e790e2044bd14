// The exact-view walk: whatever board is looked at, at every step it shows, every number on it is the one of the server's exact view of that step.
import assert from 'node:assert/strict';
import { numberIn, whole } from './steps.mjs';

// Runs in the page. Notes the numbers of the table every time it has been drawn anew.
function note() {
  const seen = new Map(); // step and number -> how it looked
  window.walked = seen;
  const shownBy = (mark) => {
    if (mark.dataset.of) return mark.querySelectorAll(mark.dataset.of).length;
    const own = [...mark.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    const digits = /[-−]?\d+/.exec(own.join(''));
    return digits ? Number(digits[0].replace('−', '-')) : null;
  };
  const look = () => {
    const table = document.querySelector('.table[data-step]');
    if (!table) return;
    for (const mark of table.querySelectorAll('[data-number]')) {
      const { number, most } = mark.dataset;
      const line = [table.dataset.step, number, shownBy(mark), most === undefined ? null : Number(most)];
      seen.set(line.join(' '), line);
    }
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
  const { steps } = await answer.json();
  const named = new Map();
  let [number, nth] = [0, 0];
  for (const step of whole(steps)) {
    nth = step.number === number ? nth + 1 : 0;
    number = step.number;
    named.set(`${number}.${nth}`, step.view);
  }
  return named;
}

// Compares everything that was noted with what the server says; answers how much there was to compare.
export async function checkWalk(visitor, table, eyes) {
  const lines = await visitor.page.evaluate(() => [...window.walked.values()]);
  const exact = await exactSteps(visitor.server, table, eyes);
  const steps = new Set();
  for (const [step, words, shown, most] of lines) {
    const where = `${words} at step ${step} of ${table}, seen as ${eyes}`;
    assert.ok(exact.has(step), `the server knows step ${step}`);
    assert.notEqual(shown, null, `there is a number: ${where}`);
    assert.ok(shown >= 0, `nothing is below zero: ${where}`);
    assert.ok(most === null || shown <= most, `${shown} is no more than ${most}: ${where}`);
    assert.equal(shown, numberIn(exact.get(step), words), where);
    steps.add(step);
  }
  return { numbers: lines.length, steps: steps.size, of: exact.size };
}
