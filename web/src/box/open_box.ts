import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoxField, BoxNote, BoxProblem } from '../generated/protocol';
import type { AnyGameBox, Part } from '../kit/box';
import type { Phrasebook } from '../texts/format';
import { same, type Value, valueAt, wayOf } from './values';

// The box that lies open on this page, for everything that shows a part of it.
export interface OpenBox {
  game: string;
  art: AnyGameBox;
  say: Phrasebook;
  now: Value;
  usual: Value; // the program's own
  fieldOf: (path: string) => BoxField | undefined; // what may stand there
  notesOn: (path: string) => readonly BoxNote[]; // where a value is from, and why
  rulesOn: (path: string) => readonly BoxNote[]; // what the game asks of it
  problems: readonly BoxProblem[];
  checked: ReadonlySet<string>; // paths whose values somebody has compared with a real box
  change: (path: string, value: Value) => void;
  check: (path: string, on: boolean) => void;
}

export const BoxContext = createContext<OpenBox | null>(null);

export function useBox(): OpenBox {
  return useContext(BoxContext)!;
}

const isSource = (way: string): boolean => way.endsWith('.source');

export function labelOf({ say }: OpenBox, way: string): string {
  if (isSource(way)) return say.say('box.where_from');
  const key = `box.${way}`;
  return say.has(key) ? say.say(key) : (way.split('.').at(-1) ?? way).replaceAll('_', ' ');
}

export const partOf = ({ art, say }: OpenBox, way: string, i: number): Part | null => art.part?.(way, i, say) ?? null;

export function choiceOf({ art, say }: OpenBox, way: string, value: string): Part {
  return art.choice?.(way, value, say) ?? { name: value.replaceAll('_', ' ') };
}

export const isHidden = ({ art }: OpenBox, way: string): boolean => art.hidden?.includes(way) ?? false;

export const differs = ({ now, usual }: OpenBox, path: string): boolean =>
  !same(valueAt(now, path), valueAt(usual, path));

// What the server says in both languages, in the reader's.
export const inWords = ({ say }: OpenBox, note: { en: string; pl: string }): string => note[say.language];

// A value in words, for a line of what has changed.
export function worded(box: OpenBox, path: string, value: Value | undefined): string {
  const { say } = box;
  const way = wayOf(path);
  if (value === undefined) return say.say('box.not_there');
  if (value === null) return say.say('box.none');
  if (typeof value === 'boolean') return say.say(value ? 'box.yes' : 'box.no');
  if (typeof value === 'string' && isSource(way)) return say.say(`box.state.${value}`);
  if (typeof value === 'string') return choiceOf(box, way, value).name;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return say.say('box.nothing');
    return value
      .map((each, i) => {
        const part = typeof each === 'number' ? partOf(box, way, i) : null;
        return part ? `${each} ${part.name}` : worded(box, path, each);
      })
      .join(value.some((each) => typeof each === 'object') ? '; ' : ', ');
  }
  return Object.entries(value)
    .filter(([name]) => name !== 'source' && !isHidden(box, `${way}.${name}`))
    .map(([name, each]) => `${labelOf(box, `${way}.${name}`)}: ${worded(box, `${path}.${name}`, each)}`)
    .join(', ');
}
