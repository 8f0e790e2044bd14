import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

// Help is written once as Markdown beside its game; the page gets it as ready HTML and a table of contents, so no parser is shipped.
//
// A paragraph that is only `![what it shows](figure:NAME)` is a place where the page hangs a picture that the game's own code draws.

interface Heading {
  id: string;
  title: string;
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const inline = (tokens: Token[]) => marked.parser([{ type: 'text', raw: '', text: '', tokens }]).trim();
const words = (tokens: Token[]) => inline(tokens).replaceAll(/<[^>]*>/g, '');

// On a narrow screen each row of a wide table becomes a small card, whose lines say which column they are from.
const roomy = 30; // letters that stand in a row of the smallest phone without it

function isWide({ header, rows }: Tokens.Table): boolean {
  const longest = header.map((cell, i) =>
    Math.max(...[cell, ...rows.map((row) => row[i]!)].map((each) => each.text.length)),
  );
  return longest.reduce((sum, letters) => sum + letters + 2, 0) > roomy;
}

function table(token: Tokens.Table): string {
  const label = (i: number) => words(token.header[i]!.tokens).replaceAll('"', '&quot;');
  const head = token.header.map((cell) => `<th role="columnheader" scope="col">${inline(cell.tokens)}</th>`).join('');
  const row = (cells: Tokens.TableCell[]) =>
    `<tr role="row">${cells.map((cell, i) => `<td role="cell" data-label="${label(i)}">${inline(cell.tokens)}</td>`).join('')}</tr>`;
  const kind = isWide(token) ? ' class="wide"' : '';
  return `<table role="table"${kind}><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${token.rows.map(row).join('')}</tbody></table>`;
}

function figure({ href, text }: Tokens.Image): string {
  return `<figure><div data-figure="${href.replace('figure:', '')}" aria-hidden="true"></div><figcaption>${text}</figcaption></figure>`;
}

export function helpOf(source: string): { html: string; contents: Heading[] } {
  const contents: Heading[] = [];
  const renderer = new marked.Renderer();
  renderer.table = table;
  renderer.heading = ({ tokens, depth }) => {
    const id = idOf(words(tokens));
    // The page itself says the game's name.
    if (depth === 1) return '';
    if (depth === 2) contents.push({ id, title: words(tokens) });
    return `<h${depth} id="${id}">${inline(tokens)}</h${depth}>`;
  };
  renderer.paragraph = ({ tokens }) => {
    const [only] = tokens;
    const isFigure = tokens.length === 1 && only!.type === 'image' && (only as Tokens.Image).href.startsWith('figure:');
    return isFigure ? figure(only as Tokens.Image) : `<p>${inline(tokens)}</p>`;
  };
  return { html: marked.parse(source, { async: false, renderer }), contents };
}

export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    transform(source, id) {
      if (!id.endsWith('.md')) return null;
      return { code: `export default ${JSON.stringify(helpOf(source))};`, map: null };
    },
  };
}
