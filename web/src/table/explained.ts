// What a thing of the board is called and shows, read off the page itself: every card, tile, icon and number says it to a screen reader already, and
// `data-explain` adds what only somebody who asks wants to know.

const longest = 320; // letters: more is not one thing but a part of the board

// Text as it is read aloud: without what is hidden from ears, with what is hidden from eyes.
export function spoken(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.getAttribute('aria-label');
  if (label) return label;
  const parts = [...node.childNodes].map(spoken);
  return /^(li|div|p|td|th|dt|dd|h\d)$/i.test(node.tagName) ? ` ${parts.join('')} ` : parts.join('');
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/^[\s·,;:]+|[\s·,;:]+$/g, '');

// A cell of a table is nothing without its column and its row.
function cellWords(cell: HTMLTableCellElement): string {
  const row = cell.parentElement as HTMLTableRowElement;
  const column = row.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  return [column, row.cells[0], cell]
    .filter((each, i, all) => each && all.indexOf(each) === i)
    .map((each) => tidy(spoken(each!)))
    .filter(Boolean)
    .join(' · ');
}

function wordsOf(element: Element): string {
  const own = tidy(element instanceof HTMLTableCellElement ? cellWords(element) : spoken(element));
  const more =
    element.getAttribute('data-explain') ?? element.querySelector('[data-explain]')?.getAttribute('data-explain') ?? '';
  const called = element.getAttribute('title') ?? '';
  const said = called && !own.includes(called) ? tidy(`${called} ${own}`) : own;
  return more && !said.includes(more) ? tidy(`${said}${said ? '. ' : ''}${more}`) : said;
}

const parts = 'section, ul, ol, main, table, tbody, tr, figure, .stage, .desk';

export interface Explained {
  element: Element;
  words: string;
}

// The smallest thing around a target that says something, and no whole part of the board.
export function explainedAt(target: EventTarget | null): Explained | null {
  if (
    !(target instanceof Element) ||
    !target.closest('.stage, .desk, .player-rows') ||
    target.closest('.prompt, .coach, .result, dialog')
  )
    return null;
  let silent: Element = target.closest('svg') ?? target;
  for (let each: Element | null = silent; each; each = each.parentElement) {
    if (each.matches('[data-thing], [data-explain], [title], li, td, button, :has(> .unseen)')) silent = each;
    else if (each.matches(parts)) return null;
    else continue;
    const words = wordsOf(silent);
    if (words.length > longest) return null;
    if (/\p{L}/u.test(words)) return { element: silent, words };
  }
  return null;
}

// A large copy of its picture: without its marks for the page, so that nobody takes it for the thing itself.
export function pictureOf(element: Element): Element | null {
  const one = element.matches('[data-large]')
    ? element
    : (element.querySelector('[data-large]') ?? element.querySelector('svg, img'));
  if (!one) return null;
  const copy = one.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...each.attributes])
      if (
        /^(data-(at|thing|number|of|most|anchor|page|drag)|id|title)$/.test(name) &&
        !(name === 'id' && each.closest('defs'))
      )
        each.removeAttribute(name);
  for (const each of copy.querySelectorAll('.unseen')) each.remove();
  return copy;
}
