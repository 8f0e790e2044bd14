// What is wrong with the way a page lies in its window: judged by boxes, never by pixels, so that a change of a picture breaks nothing.

export const sizes = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

export const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// Runs in the page: what lies in sight and is too small to read or to press, cut, covered or beside the window. A target is at least 24 by 24 of what can
// be pressed of it, or a link within a sentence. Letters are 12 pixels at least, and 11 on a board, where they may be drawn as well.
export function flaws(within = '#app') {
  const found = [];
  const words = (each) => (each.textContent ?? '').trim().slice(0, 40);
  const name = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} "${words(each)}"`;
  // What is read aloud only is a pixel wide.
  const aloud = (each) => each.closest('.unseen, .skip') !== null || (each.offsetWidth <= 1 && each.offsetHeight <= 1);
  const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !aloud(each);
  const top = document.querySelector('dialog[open]') ?? document.querySelector(within);

  // The part of a box that no scrolling or clipping box around it hides; `scrolled` where a person can bring the rest into sight.
  const seenPart = (each, box) => {
    let { left, top: upper, right, bottom } = box;
    let scrolled = false;
    for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = up.getBoundingClientRect();
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) scrolled ||= up.scrollHeight > up.clientHeight + 1;
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [upper, bottom] = [Math.max(upper, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (position === 'fixed') break;
    }
    return { left, top: upper, right, bottom, width: right - left, height: bottom - upper, scrolled };
  };
  const belongs = (over, each) =>
    !over ||
    each.contains(over) ||
    over.contains(each) ||
    over.closest('label')?.contains(each) ||
    over.closest('.header');
  // Glass over a picture covers nothing.
  const paints = (over) => {
    if (over instanceof SVGElement || over instanceof HTMLImageElement) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(over);
    const written = [...over.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return written || backgroundImage !== 'none' || !/transparent|, 0\)$/.test(backgroundColor);
  };

  // How much of a target a finger finds, looked for on a grid.
  const pressable = (each, box) => {
    const steps = 9;
    const hits = [];
    for (let i = 0; i < steps; ++i)
      for (let j = 0; j < steps; ++j) {
        const [x, y] = [box.left + ((i + 0.5) * box.width) / steps, box.top + ((j + 0.5) * box.height) / steps];
        const over = document.elementFromPoint(x, y);
        if (over && (each.contains(over) || over.contains(each) || over.closest('label')?.contains(each)))
          hits.push([x, y]);
      }
    if (hits.length === 0) return { width: 0, height: 0 };
    const reach = (k, whole) =>
      Math.max(...hits.map((hit) => hit[k])) - Math.min(...hits.map((hit) => hit[k])) + whole / steps;
    return { width: reach(0, box.width), height: reach(1, box.height) };
  };

  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const each = text.parentElement;
    if (!text.data.trim() || each.closest('option, style, title, [data-drawn]') || !shown(each)) continue;
    const { fontSize, overflowX, display, pointerEvents } = getComputedStyle(each);
    const scale = each instanceof SVGElement ? Math.hypot(each.getScreenCTM().a, each.getScreenCTM().b) : 1;
    const size = Number.parseFloat(fontSize) * scale;
    const least = each.closest('.stage, .desk') ? 11 : 12;
    if (size < least - 0.05) found.push(`too small to read (${size.toFixed(1)}): ${name(each)}`);
    if (display !== 'inline' && overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1)
      found.push(`cut: ${name(each)}`);
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      const seen = seenPart(each, box);
      if (seen.width < box.width - 2 && !seen.scrolled) found.push(`cut by its box: ${name(each)}`);
      else if (seen.height < box.height * 0.7 && !seen.scrolled) found.push(`cut by its box: ${name(each)}`);
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`beside the window: ${name(each)}`);
      if (seen.width < 2 || seen.height < box.height * 0.7 || pointerEvents === 'none') continue;
      const [x, y] = [seen.left + seen.width / 2, seen.top + seen.height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const over = document.elementFromPoint(x, y);
      if (!belongs(over, each) && paints(over)) found.push(`text covered: ${name(each)} by ${name(over)}`);
    }
  }
  for (const each of top.querySelectorAll(
    'a, button, select, summary, input:not([type=checkbox], [type=radio]), label:has(input)',
  )) {
    if (!shown(each) || each.closest('[aria-hidden=true]')) continue;
    const box = each.getBoundingClientRect();
    const inSentence = each.matches('p a') && getComputedStyle(each).display === 'inline';
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`beside the window: ${name(each)}`);
    const seen = seenPart(each, box);
    const hidden = seen.height < box.height - 1 && seen.scrolled;
    if (hidden || seen.top < 0 || seen.bottom > innerHeight) continue;
    const free = pressable(each, seen);
    if (free.width === 0) found.push(`covered: ${name(each)}`);
    else if (!inSentence && (free.width < 23.5 || free.height < 23.5))
      found.push(`too small to press (${free.width.toFixed(0)} x ${free.height.toFixed(0)}): ${name(each)}`);
  }
  return [...new Set(found)];
}
