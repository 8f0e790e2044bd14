// What holds for every page that is looked at: it fits its window, and axe finds nothing serious.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function isAccessible({ page, name }) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  assert.deepEqual(serious, [], name);
}

export async function fits({ page }) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `the page is ${content} wide in a window of ${window}`);
  assert.deepEqual(await cutOff(page), [], 'nothing is cut off at the edge');
}

// What reaches past the window's right edge where nobody can scroll to it.
function cutOff(page) {
  return page.evaluate(() => {
    const scrolls = (element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const past = [...document.querySelectorAll('main *')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.right <= innerWidth + 1 || element.closest('svg') !== null) return false;
      for (let around = element.parentElement; around?.closest('main'); around = around.parentElement)
        if (scrolls(around)) return false;
      return true;
    });
    return past.slice(0, 3).map((element) => `${element.tagName} ${element.className}`);
  });
}

export async function look(visitor, name) {
  await fits(visitor);
  await isAccessible(visitor);
  await visitor.picture(name);
}
