// What holds for every page that is looked at: it fits its window, and axe finds nothing serious.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Runs in the page. What is just fading in or moving has other colours than it will have: nothing moves and no step comes while axe looks.
async function seriousWhenStill() {
  const isMoving = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity;
  const moving = () => document.getAnimations().filter(isMoving);
  const step = () => document.querySelector('.table')?.dataset.step;
  for (let looks = 1; ; ++looks) {
    await Promise.all(moving().map((each) => each.finished.catch(() => {})));
    const before = step();
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] });
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const still = moving().length === 0 && step() === before;
    if (serious.length === 0 || still || looks === 50)
      return serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  }
}

export async function isAccessible({ page, name }) {
  await page.evaluate(axe);
  assert.deepEqual(await page.evaluate(seriousWhenStill), [], name);
}

export async function fits({ page }) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `the page is ${content} wide in a window of ${window}`);
}

export async function look(visitor, name) {
  await fits(visitor);
  await isAccessible(visitor);
  await visitor.picture(name);
}
