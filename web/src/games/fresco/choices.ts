import type { View } from '../../generated/fresco';
import { Choice } from '../choice';
import { type Stop, stopOf } from './count';

const hour = new Choice<number>();
const segment = new Choice<number>();
const sheet = new Choice<readonly number[]>();
const page = new Choice<Stop>();
const sure = new Choice<true>();
const why = new Choice<string>();

// The fresco as it lies tells tables apart.
const tableAt = (now: View): string => `${now.fresco.join()}/${now.round}/${stopOf(now)}`;
const moment = (now: View): string =>
  `${tableAt(now)}/${now.painter}/${JSON.stringify(now.visit)}/${now.offer !== null}`;

export const useHour = (now: View) => hour.use(`${tableAt(now)}/${now.painter}`);
export const useSegment = (now: View) => segment.use(`${tableAt(now)}/${now.painter}/${now.visit.used}`);
export const useSheet = (now: View) => sheet.use(tableAt(now));
export const useSure = (now: View) => sure.use(moment(now));
export const useWhy = (now: View) => why.use(moment(now));
// On a small screen: the place being looked at. It is left when the day moves on, or when it is one's turn.
export const usePage = (now: View) =>
  page.use(`${now.round}/${stopOf(now)}/${now.turn !== null && now.turn === now.you ? 'mine' : 'theirs'}`);
