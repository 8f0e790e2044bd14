import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoxNote } from '../generated/protocol';
import type { AnyGameBox } from '../kit/box';
import type { Phrasebook } from '../texts/format';
import { type Tools, useBench } from './bench';
import { type Checked, draftOf, keepDraft, stillChecked } from './draft';
import type { OpenBox } from './open_box';
import type { BoxSheet } from './server';
import { type Judged, useVerdict } from './use_verdict';
import { isFields, type Value, valueAt, within } from './values';

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

// Where the value stands that a sentence is about.
function valuePath(box: Value, path: string): string {
  const value = valueAt(box, path);
  return isFields(value) && 'value' in value ? `${path}.value` : path;
}

// The game was asked about many boxes: of sentences that differ only in their numbers the one with the widest bounds is the rule.
function widest(rules: readonly BoxNote[]): BoxNote[] {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const kept = new Map<string, BoxNote>();
  for (const rule of rules) {
    const key = `${rule.path} ${rule.en.replaceAll(/\d+/g, '#')}`;
    const other = kept.get(key);
    if (!other || (numbers(rule.en).at(-1) ?? 0) > (numbers(other.en).at(-1) ?? 0)) kept.set(key, rule);
  }
  return [...kept.values()].filter(({ en }) => !/, not \d+$/.test(en));
}

export function useOpenBox(game: string, art: AnyGameBox, say: Phrasebook, { usual, start, hash }: Given): Desk {
  const [draft] = useState(() => draftOf(game, hash));
  const tools = useBench(draft?.box ?? start.components);
  const [checked, setChecked] = useState<Checked>(draft?.checked ?? {});
  const { now } = tools.bench;
  const judged = useVerdict(game, now);
  useEffect(() => keepDraft(game, { of: hash, box: now, checked }), [game, hash, now, checked]);
  const fields = useMemo(() => new Map(usual.fields.map((field) => [field.path, field])), [usual]);
  const still = useMemo(() => stillChecked(checked, now), [checked, now]);
  const open: OpenBox = {
    game,
    art,
    say,
    now,
    usual: usual.components,
    fieldOf: (path) => fields.get(patternOf(path)),
    notesOn: (path) => usual.notes.filter((note) => within(patternOf(path), patternOf(note.path))),
    rulesOn: (path) => widest(usual.constraints.filter((rule) => concerns(rule, path))),
    problems: (judged.verdict?.problems ?? []).map((each) => ({ ...each, path: valuePath(now, each.path) })),
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
