// What a first visit costs: bytes, the moment of the first button, and how far things move under the reader's eyes, with nothing in the browser's cache.

// Chromium's "slow 4G", on a machine four times slower than this one.
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 188743, uploadThroughput: 86400 };
const slowness = 4;

// Runs in the page, before anything else. The first button is there when it can be pressed.
function watchArrival(button) {
  window.shift = 0;
  window.moved = [];
  window.firstButton = null;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shift += value;
      window.moved.push(...sources.map(({ node }) => `${value.toFixed(3)} ${node?.nodeName} ${node?.className ?? ''}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (window.firstButton !== null || !document.querySelector(button)) return;
    requestAnimationFrame(() => setTimeout(() => (window.firstButton ??= performance.now())));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

const kindOf = (url, type) => {
  if (/\.woff2$/.test(url)) return 'fonts';
  if (/\.(webp|jpg|svg)$/.test(url)) return 'pictures';
  return type === 'WebSocket' ? 'socket' : 'shell';
};

// One visit by a browser that has never been there. `slow`: over a bad line, on a slow machine.
export async function firstVisit(
  browser,
  address,
  { slow = false, button = 'main .button.primary:enabled', ...look } = {},
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'pl-PL', ...look });
  await context.addInitScript(watchArrival, button);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  if (slow) {
    await wire.send('Network.emulateNetworkConditions', slowLine);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  }
  const kinds = new Map();
  const bytes = {};
  const files = [];
  wire.on('Network.responseReceived', ({ requestId, response, type }) => {
    kinds.set(requestId, [kindOf(response.url, type), response.url]);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [kind, url] = kinds.get(requestId) ?? ['shell', '?'];
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    files.push([encodedDataLength, url]);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstButton !== null, undefined, { timeout: 120000 });
  const before = await page.evaluate(() => window.firstButton);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const seen = await page.evaluate(() => ({ shift: window.shift, moved: window.moved }));
  await context.close();
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  return { firstButton: before, ...seen, bytes, all, files };
}
