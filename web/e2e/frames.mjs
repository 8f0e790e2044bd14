// How smoothly a board moves while bots play as fast as they can, and what ten games leave in memory: figures for docs/performance.md. Not a check: they
// are this machine's. node e2e/frames.mjs [GAME …]
import { chromium } from 'playwright-core';
import { held } from './ended.mjs';
import { Server } from './server.mjs';
import { desktop, until, Visitor } from './visitor.mjs';

const evenings = {
  'czary-mary': { seats: 4 },
  'final-touch': { seats: 4 },
  'modern-art': { seats: 5, hammer: 0 },
  fresco: { seats: 4, portraits: true, requests: true },
  'projekt-art': { seats: 4 },
};
const games = Number(process.env.ATELIER_TIMES ?? 10); // whose memory is looked at

// Runs in the page: every gap between two frames, and every task over 50 ms.
function noteFrames() {
  window.pace = { gaps: [], tasks: [] };
  let last = 0;
  const frame = (now) => {
    if (last > 0) window.pace.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.pace.tasks.push(Math.round(duration));
  }).observe({ entryTypes: ['longtask'] });
}

// From one table to the next without leaving the page.
const goTo = (page, path) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

async function lookOn(browser, server, game, visitor, deal) {
  const evening = await held(browser, server, game, evenings[game], { deal });
  await goTo(visitor.page, `/t/${evening.table}`);
  await visitor.page.locator('.seat-row').first().waitFor();
  await visitor.page.evaluate(() => {
    window.pace.gaps = [];
    window.pace.tasks = [];
  });
  await evening.begin();
  await until('the end is shown', () => visitor.isOver());
  const pace = await visitor.page.evaluate(() => window.pace);
  await evening.close();
  return pace;
}

const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))];

async function measure(browser, server, game) {
  const eve = await Visitor.arrive(
    browser,
    server,
    { ...desktop, viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' },
    'Eve',
    { speed: 'normal' },
  );
  await eve.context.addInitScript(noteFrames);
  await eve.go('/');
  const cdp = await eve.context.newCDPSession(eve.page);
  const heaps = [];
  const gaps = [];
  const tasks = [];
  for (let i = 0; i < games; ++i) {
    const pace = await lookOn(browser, server, game, eve, `frames ${i}`);
    // The first brings the board itself.
    if (i > 0) {
      gaps.push(...pace.gaps);
      tasks.push(...pace.tasks);
    }
    await goTo(eve.page, '/');
    await eve.page.locator('.cards').waitFor();
    heaps.push(await heapOf(cdp));
  }
  await eve.context.close();
  const late = gaps.filter((gap) => gap > 25).length;
  console.log(
    `${game}: ${gaps.length} frames, median ${quantile(gaps, 0.5).toFixed(1)} ms, p99 ${quantile(gaps, 0.99).toFixed(1)} ms, ` +
      `${((100 * late) / gaps.length).toFixed(1)} % over 25 ms; tasks over 50 ms: ${tasks.length} (longest ${Math.max(0, ...tasks)} ms); ` +
      `heap after games ${heaps.map((each) => each.toFixed(1)).join(', ')} MB`,
  );
}

const server = await Server.begin({ pace: 0 });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const asked = process.argv.slice(2);
for (const game of asked.length > 0 ? asked : Object.keys(evenings)) await measure(browser, server, game);
await browser.close();
await server.end();
