import { useMemo, useState } from 'preact/hooks';
import type { AnyGameBox } from '../kit/box';
import type { Phrasebook } from '../texts/format';
import { type Tools, useBench } from './bench';
import { type Checked, stillChecked } from './draft';
import type { OpenBox } from './open_box';
import type { BoxNote, BoxSheet } from './server';
import type { Judged } from './use_verdict';
import { type Value, valueAt } from './values';

export interface Given {
  usual: BoxSheet; // the program's own
  start: BoxSheet; // what the address names
  hash: string | null; // in the address
}

export interface Desk {
  open: OpenBox;
  tools: Tools;
  judged: Judged;
  checked: Checked;
  // Another box in its place, with what was compared of it.
  take: (box: Value, checked: Checked) => void;
}

const patternOf = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

// Whether what is said of a pattern is said of what lies at a path, or in it.
const concerns = (note: BoxNote, path: string): boolean => {
  const [about, here] = [patternOf(note.path), patternOf(path)];
  if (note.path.includes('[') && /\[\d/.test(note.path) && !note.path.startsWith(path) && !path.startsWith(note.path))
    return false;
  return about === here || about.startsWith(`${here}.`) || about.startsWith(`${here}[`);
};

export function useOpenBox(game: string, art: AnyGameBox, say: Phrasebook, { usual, start }: Given): Desk {
  const tools = useBench(start.components);
  const [checked, setChecked] = useState<Checked>({});
  const { now } = tools.bench;
  const judged: Judged = { verdict: null, asking: false, away: false };
  const fields = useMemo(() => new Map(usual.fields.map((field) => [field.path, field])), [usual]);
  const still = useMemo(() => stillChecked(checked, now), [checked, now]);
  const open: OpenBox = {
    game,
    art,
    say,
    now,
    shown: usual.fields.length === 0,
    usual: usual.components,
    fieldOf: (path) => fields.get(patternOf(path)),
    notesOn: (path) => usual.notes.filter((note) => concerns(note, path)),
    rulesOn: (path) => usual.constraints.filter((rule) => concerns(rule, path)),
    problems: judged.verdict?.problems ?? [],
    checked: still,
    change: tools.change,
    check(path, on) {
      const { [path]: _, ...others } = checked;
      setChecked(on ? { ...others, [path]: valueAt(now, path)! } : others);
    },
  };
  return {
    open,
    tools,
    judged,
    checked,
    take(box, compared) {
      tools.swap(box);
      setChecked(compared);
    },
  };
}
