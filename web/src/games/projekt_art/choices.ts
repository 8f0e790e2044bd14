import { useEffect } from 'preact/hooks';
import type { Site, View } from '../../generated/projekt-art';
import { Choice } from '../../kit/choice';
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

const moment = (view: View): string => `${view.round}/${view.phase}/${view.offer !== null}`;
const pips = (view: View): string => view.fight?.dice.map((die) => die.pips).join() ?? '';

export const useCard = (view: View) => card.use(`${view.round}/${ofMine(view)?.played}`);
// A place is chosen for one agent, one step, one work.
export const useTarget = (view: View) =>
  target.use(
    [moment(view), ofMine(view)?.site, view.companion, ofMine(view)?.drawn, view.to_collect.length, view.found].join(
      '/',
    ),
  );
export const useMover = (view: View) => mover.use(`${view.round}/${view.phase}`);
export const useLeaving = (view: View) => leaving.use(`${view.round}/${view.phase}`);
export const useClue = (view: View) => clue.use(`${moment(view)}/${view.fight?.site}`);
export const useDice = (view: View) => dice.use(`${moment(view)}/${view.fight?.site}/${pips(view)}`);
export const useReceiver = (view: View) => receiver.use(moment(view));
export const useSure = (view: View) => sure.use(`${moment(view)}/${ofMine(view)?.health}`);
export const useWhy = (view: View) => why.use(`${moment(view)}/${ofMine(view)?.faces.join()}`);

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

export function usePending(view: View): Pending {
  return {
    card: useCard(view)[0],
    target: useTarget(view)[0],
    companion: useMover(view)[0] ?? false,
    carry: useLeaving(view)[0] === null,
    clue: useClue(view)[0],
    dice: useDice(view)[0],
    receiver: useReceiver(view)[0],
  };
}
