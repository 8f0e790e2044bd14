import type { Steps as Told } from '../generated/protocol';
import type { AnyGameClient } from '../kit/game';
import { isOfTheGame, standing } from '../kit/table_events';
import { merge } from './merge';

// A finished game as somebody's eyes saw it, step by step. Where a page is in it is named by the entry's number and which of its steps it is, "57.0": names
// stay when other eyes see fewer events.

export interface Moment {
  name: string;
  number: number; // of its entry
  time: number; // milliseconds since 1970
  events: readonly unknown[];
  view: unknown; // exactly as it was after them
}

export interface Reel {
  told: Told;
  moments: readonly Moment[]; // never empty: a finished game was dealt
}

export function reelOf(told: Told): Reel {
  const moments: Moment[] = [];
  let view: unknown = null;
  let part = 0;
  for (const { number, time, events, view: whole, change } of told.steps) {
    part = moments.at(-1)?.number === number ? part + 1 : 0;
    view = whole ?? merge(view, change);
    moments.push({ name: `${number}.${part}`, number, time, events: events as unknown[], view });
  }
  return { told, moments };
}

// The step of that name, or the last one before it: other eyes see every step, but a link may be mistyped.
export function momentNamed({ moments }: Reel, name: string | null): number {
  const [number = 0, part = 0] = (name ?? '').split('.').map((each) => Number(each) || 0);
  const after = moments.findIndex((each) => each.number > number || (each.number === number && partOf(each) > part));
  return Math.max(0, (after < 0 ? moments.length : after) - 1);
}

const partOf = ({ name }: Moment): number => Number(name.split('.')[1]);

export interface Chapter {
  at: number;
  event: object;
}

// Where the log has a headline that stands.
export function chaptersOf({ moments }: Reel, isHeadline: (event: unknown) => boolean): Chapter[] {
  const stand = standing(moments);
  return moments.flatMap(({ events }, at) => {
    const event = stand[at] ? events.find(isHeadline) : undefined;
    return event === undefined ? [] : [{ at, event: event as object }];
  });
}

// Which step of the game each moment shows, counted from 0 among those that stand: where something was taken back, or happened only at the
// table, the one before.
export function gameSteps({ moments }: Reel): number[] {
  const stand = standing(moments);
  let step = -1;
  return moments.map((moment, at) => {
    if (stand[at] && isOfTheGame(moment)) ++step;
    return Math.max(step, 0);
  });
}

// Where it turned, in a game that was won or lost together: the chapter in which the standing changed most the way it ended, and there the weightiest
// event.
export function turningPoint(
  { moments }: Reel,
  chapters: readonly Chapter[],
  won: boolean,
  standing: (view: unknown) => number,
  weight: (event: unknown) => number,
): Chapter | null {
  const way = won ? 1 : -1;
  // A chapter's last step is often the one that begins the next.
  const ends = [...chapters.slice(1).map(({ at }) => at), moments.length - 1];
  const change = (i: number) => way * (standing(moments[ends[i]!]!.view) - standing(moments[chapters[i]!.at]!.view));
  // What came of the last chapter is the end itself, not where it turned, unless there was no other.
  const before = Math.max(1, chapters.length - 1);
  const [most] = chapters
    .map((_, i) => i)
    .slice(0, before)
    .sort((a, b) => change(b) - change(a));
  if (most === undefined || change(most) <= 0) return null;
  const first = chapters[most]!.at + 1;
  const within = moments.slice(first, ends[most]! + 1);
  const [event] = within
    .flatMap(({ events }, i) => events.map((each) => ({ at: first + i, event: each as object })))
    .sort((a, b) => weight(b.event) - weight(a.event));
  return event && weight(event.event) > 0 ? event : chapters[most]!;
}

// A game that is won or lost by all of them has a standing of the team.
export const playTogether = ({ reckoning }: Pick<AnyGameClient, 'reckoning'>): boolean =>
  reckoning?.standing !== undefined;

const mostMoments = 3;

// The weightiest events, in the order they came.
export function weightiest({ moments }: Reel, weight: (event: unknown) => number): Chapter[] {
  const stand = standing(moments);
  return moments
    .flatMap(({ events }, at) =>
      (stand[at] ? events : []).map((event) => ({ at, event: event as object, weight: weight(event) })),
    )
    .filter((each) => each.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostMoments)
    .sort((a, b) => a.at - b.at);
}
