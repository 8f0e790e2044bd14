// How things move: nothing at all with reduced motion, whatever happens at a table of bots; and sounds only for those who switched them on.
import assert from 'node:assert/strict';
import { held } from './ended.mjs';
import { Server } from './server.mjs';
import { desktop, until, Visitor } from './visitor.mjs';

const evenings = {
  'czary-mary': { seats: 3 },
  'final-touch': { seats: 3 },
  'modern-art': { seats: 4, hammer: 0 },
  fresco: { seats: 3, portraits: true, requests: true },
  'projekt-art': { seats: 3 },
};
const enough = 20; // steps that were seen

// Runs in the page: looks at every frame which animations run, and notes those that move anything.
function noteMovement() {
  const moving =
    /^(transform|translate|rotate|scale|left|top|right|bottom|width|height|strokeDashoffset|offsetDistance)$/;
  window.movement = { moved: new Set(), faded: 0, steps: new Set() };
  const properties = (each) =>
    each instanceof CSSTransition
      ? [each.transitionProperty]
      : each.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  const look = () => {
    const step = document.querySelector('.table')?.dataset.step;
    if (step) window.movement.steps.add(step);
    for (const each of document.getAnimations()) {
      if (each.playState !== 'running' || each.effect.getComputedTiming().duration <= 1) continue;
      const moves = properties(each).filter((name) => moving.test(name));
      const { className } = each.effect.target;
      if (moves.length > 0) window.movement.moved.add(`${className.baseVal ?? className}: ${moves}`);
      else ++window.movement.faded;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Runs in the page: counts what sounds.
function noteSounds() {
  window.sounds = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    ++window.sounds;
    return start.apply(this, when);
  };
}

// A page that looks on at a table of bots, until it has seen enough of it.
async function lookOn(browser, server, game, look, { notes = [], sounds = false } = {}) {
  const evening = await held(browser, server, game, evenings[game]);
  const eve = await Visitor.arrive(browser, server, { ...desktop, ...look }, 'Eve', { speed: 'normal' });
  for (const each of [noteMovement, ...notes]) await eve.context.addInitScript(each);
  if (sounds)
    await eve.context.addInitScript(() =>
      localStorage.setItem(
        'atelier.settings',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('atelier.settings') ?? '{}'), sounds: true }),
      ),
    );
  await eve.go(`/t/${evening.table}`);
  await eve.page.locator('.seat-row').first().waitFor();
  await evening.begin();
  await until(
    'enough has been seen',
    async () => (await eve.page.evaluate(() => window.movement.steps.size)) >= enough || (await eve.isOver()),
  );
  const { moved, faded } = await eve.page.evaluate(() => ({
    moved: [...window.movement.moved],
    faded: window.movement.faded,
  }));
  const fetched = await eve.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sounded = await eve.page.evaluate(() => window.sounds ?? 0);
  assert.deepEqual(eve.errors, []);
  await eve.context.close();
  await evening.close();
  return { moved, faded, sounded, voices: fetched.some((name) => name.includes('voices')) };
}

const still =
  (game) =>
  async ({ browser, check }) => {
    const server = await Server.begin({ pace: 120 });
    try {
      await check(`${game}: with reduced motion nothing moves`, async () => {
        const seen = await lookOn(browser, server, game, { reducedMotion: 'reduce' });
        assert.deepEqual(seen.moved, []);
        assert.ok(seen.faded > 0, 'things appear gently');
      });
      if (game !== 'czary-mary') return;
      await check('the check would notice: without that wish things fly', async () => {
        const seen = await lookOn(browser, server, game, { reducedMotion: 'no-preference' }, { notes: [noteSounds] });
        assert.ok(
          seen.moved.some((each) => each.includes('ghost')),
          seen.moved.join(),
        );
        assert.equal(seen.sounded, 0, 'nobody asked for sounds');
        assert.equal(seen.voices, false, 'nor fetched them');
      });
      await check('who switched sounds on hears them', async () => {
        const seen = await lookOn(browser, server, game, {}, { notes: [noteSounds], sounds: true });
        assert.ok(seen.sounded > 0 && seen.voices);
      });
    } finally {
      await server.end();
    }
  };

export const motion = Object.fromEntries(Object.keys(evenings).map((game) => [`motion-${game}`, [still(game)]]));
