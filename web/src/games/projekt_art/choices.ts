import { useEffect } from 'preact/hooks';
import type { Site, View } from '../../generated/projekt-art';
import { Choice } from '../choice';
import { ofMine } from './count';

// What the reader has in hand but not yet done: map, desk and fight look at the same choices.

const card = new Choice<number>();
const target = new Choice<Site>();
const mover = new Choice<true>(); // the companion is to move
const leaving = new Choice<true>(); // a work that could go along stays
const clue = new Choice<number>();
const dice = new Choice<readonly number[]>();
const receiver = new Choice<number>();
const sure = new Choice<string>();
const why = new Choice<string>();
const all = [card, target, mover, leaving, clue, dice, receiver, sure, why];

const moment = (now: View): string => `${now.round}/${now.phase}/${now.offer !== null}`;
const pips = (now: View): string => now.fight?.dice.map((die) => die.pips).join() ?? '';

export const useCard = (now: View) => card.use(`${now.round}/${ofMine(now)?.played}`);
// A place is chosen for one agent, one step, one work.
export const useTarget = (now: View) =>
  target.use(
    [moment(now), ofMine(now)?.site, now.companion, ofMine(now)?.drawn, now.to_collect.length, now.found].join('/'),
  );
export const useMover = (now: View) => mover.use(`${now.round}/${now.phase}`);
export const useLeaving = (now: View) => leaving.use(`${now.round}/${now.phase}`);
export const useClue = (now: View) => clue.use(`${moment(now)}/${now.fight?.site}`);
export const useDice = (now: View) => dice.use(`${moment(now)}/${now.fight?.site}/${pips(now)}`);
export const useReceiver = (now: View) => receiver.use(moment(now));
export const useSure = (now: View) => sure.use(`${moment(now)}/${ofMine(now)?.health}`);
export const useWhy = (now: View) => why.use(`${moment(now)}/${ofMine(now)?.faces.join()}`);

// Nothing chosen at one table is still chosen at the next.
export function useFreshChoices(): void {
  useEffect(
    () => () => {
      for (const choice of all) choice.forget();
    },
    [],
  );
}

export interface Pending {
  card: number | null;
  target: Site | null;
  companion: boolean;
  carry: boolean;
  clue: number | null;
  dice: readonly number[] | null;
  receiver: number | null;
}

export function usePending(now: View): Pending {
  return {
    card: useCard(now)[0],
    target: useTarget(now)[0],
    companion: useMover(now)[0] ?? false,
    carry: useLeaving(now)[0] === null,
    clue: useClue(now)[0],
    dice: useDice(now)[0],
    receiver: useReceiver(now)[0],
  };
}
