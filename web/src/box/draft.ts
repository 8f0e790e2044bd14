import { remember, remembered } from '../shell/drawer';
import { same, type Value, valueAt } from './values';

// What this browser keeps of boxes: the one being worked on at an address, those saved under a name, and what was compared with a real box.

// By path, the value that was compared: once it is changed the comparison says nothing any more.
export type Checked = Readonly<Record<string, Value>>;

export interface Draft {
  of: string | null; // the hash in the address; null: the game's own page
  box: Value;
  checked: Checked;
}

export interface SavedBox {
  name: string;
  at: number;
  box: Value;
  checked: Checked;
}

const mostSaved = 20;

const draftKey = (game: string, of: string | null) => (of === null ? `box.${game}` : `box.${game}.linked`);

export function draftOf(game: string, of: string | null): Draft | null {
  const draft = remembered<Draft | null>(draftKey(game, of), null);
  return draft?.of === of && draft.box ? draft : null;
}

export const keepDraft = (game: string, draft: Draft): void => remember(draftKey(game, draft.of), draft);

export const savedBoxes = (game: string): SavedBox[] => remembered<SavedBox[]>(`boxes.${game}`, []);

// The newest first; a name is given once.
export function saveBox(game: string, saved: SavedBox): SavedBox[] {
  const all = [saved, ...savedBoxes(game).filter(({ name }) => name !== saved.name)].slice(0, mostSaved);
  remember(`boxes.${game}`, all);
  return all;
}

export function forgetBox(game: string, name: string): SavedBox[] {
  const all = savedBoxes(game).filter((each) => each.name !== name);
  remember(`boxes.${game}`, all);
  return all;
}

export function stillChecked(checked: Checked, box: Value): ReadonlySet<string> {
  return new Set(Object.keys(checked).filter((path) => same(checked[path], valueAt(box, path))));
}

// In a file they are comments: the program passes over them, this page finds them again.
const mark = '# checked against a box:';

export function tomlWith(toml: string, checked: ReadonlySet<string>): string {
  if (checked.size === 0) return toml;
  return `${toml.trimEnd()}\n\n${[...checked].map((path) => `${mark} ${path}`).join('\n')}\n`;
}

export function checkedIn(toml: string, box: Value): Checked {
  const paths = toml.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : []));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const value = valueAt(box, path);
      return value === undefined ? [] : [[path, value]];
    }),
  );
}
