import type { Shelf, Thing } from '../kit/box';
import { type State, statesOf } from './marks';
import { isHidden, type OpenBox } from './open_box';
import { isFields } from './values';

export const sieves = ['all', 'reconstructed', 'printed', 'changed', 'unchecked'] as const;
export type Sieve = (typeof sieves)[number];

export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

export function passes(states: readonly State[], sieve: Sieve): boolean {
  if (sieve === 'all') return true;
  return sieve === 'unchecked' ? !states.includes('checked') : states.includes(sieve);
}

export const isSought = (words: string, sought: string): boolean =>
  plain(sought)
    .split(/\s+/)
    .every((word) => plain(words).includes(word));

export function thingsFound(box: OpenBox, { things }: Shelf, sought: string, sieve: Sieve): Thing[] {
  return things.filter(
    (thing) => passes(statesOf(box, thing.path), sieve) && isSought(`${thing.name} ${thing.words}`, sought),
  );
}

// Values that lie on no shelf, in the order of the box.
export function factsBeside(box: OpenBox, shelves: readonly Shelf[]): string[] {
  const laid = new Set(shelves.map(({ name }) => name));
  const all = isFields(box.now) ? box.now : {};
  return Object.keys(all).filter((name) => !laid.has(name) && !isHidden(box, name));
}
