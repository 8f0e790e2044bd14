import { useState } from 'preact/hooks';
import { changed, same, type Value, valueAt } from './values';

// The box being worked on, with everything that can be taken back.
export interface Bench {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
  touched: string | null; // the value that was changed last: changing it again is the same step
}

const mostSteps = 200;

export const laidOut = (box: Value): Bench => ({ past: [], now: box, future: [], touched: null });

export function change(bench: Bench, path: string, value: Value): Bench {
  if (same(valueAt(bench.now, path), value)) return bench;
  const now = changed(bench.now, path, value);
  if (bench.touched === path) return { ...bench, now, future: [] };
  return { past: [...bench.past, bench.now].slice(-mostSteps), now, future: [], touched: path };
}

// Another box in its place, in one step.
export function swap(bench: Bench, box: Value): Bench {
  if (same(bench.now, box)) return bench;
  return { past: [...bench.past, bench.now].slice(-mostSteps), now: box, future: [], touched: null };
}

export function undo({ past, now, future }: Bench): Bench {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, touched: null };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], touched: null };
}

export function redo({ past, now, future }: Bench): Bench {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, touched: null };
  return { past: [...past, now], now: next, future: rest, touched: null };
}

export interface Tools {
  bench: Bench;
  change: (path: string, value: Value) => void;
  swap: (box: Value) => void;
  undo: () => void;
  redo: () => void;
}

export function useBench(first: Value): Tools {
  const [bench, setBench] = useState(() => laidOut(first));
  return {
    bench,
    change: (path, value) => setBench((now) => change(now, path, value)),
    swap: (box) => setBench((now) => swap(now, box)),
    undo: () => setBench(undo),
    redo: () => setBench(redo),
  };
}
