import type { View } from '../../generated/fresco';
import { Choice } from '../../kit/choice';
import { type Stop, stopOf } from './count';

const hour = new Choice<number>();
const segment = new Choice<number>();
const sheet = new Choice<readonly number[]>();
const page = new Choice<Stop>();
const sure = new Choice<true>();
const why = new Choice<string>();

// The fresco as it lies tells tables apart.
const tableAt = (view: View): string => `${view.fresco.join()}/${view.round}/${stopOf(view)}`;
const moment = (view: View): string =>
  `${tableAt(view)}/${view.painter}/${JSON.stringify(view.visit)}/${view.offer !== null}`;

export const useHour = (view: View) => hour.use(`${tableAt(view)}/${view.painter}`);
export const useSegment = (view: View) => segment.use(`${tableAt(view)}/${view.painter}/${view.visit.used}`);
export const useSheet = (view: View) => sheet.use(tableAt(view));
export const useSure = (view: View) => sure.use(moment(view));
export const useWhy = (view: View) => why.use(moment(view));
// On a small screen: the place being looked at. It is left when the day moves on, or when it is one's turn.
export const usePage = (view: View) =>
  page.use(`${view.round}/${stopOf(view)}/${view.turn !== null && view.turn === view.you ? 'mine' : 'theirs'}`);
