import type { View } from '../../generated/fresco';
import { stopOf, stops } from './count';

// The first day, told while it is played: three masters, no modules.

interface IntroStep {
  text: string; // key of the catalogue
  anchor?: string; // data-anchor of what is pointed at
  until?: (view: View) => boolean; // goes on by itself when this is so
}

const mine = (view: View) => (view.you === null ? undefined : view.players[view.you]);

// The table has left this stop, or this day.
const past =
  (stop: (typeof stops)[number]) =>
  (view: View): boolean => {
    const now = stopOf(view);
    return view.round > 1 || (now !== null && stops.indexOf(now) > stops.indexOf(stop));
  };

// Nothing more to do there for the reader: gone by, or no apprentice was sent.
const seen =
  (place: 0 | 1 | 2 | 3 | 4) =>
  (view: View): boolean => {
    const sheet = mine(view)?.sheet;
    return past(stops[place + 2]!)(view) || (sheet !== null && sheet !== undefined && sheet[place] === 0);
  };

export const intro: { options: Record<string, unknown>; bot: string; steps: IntroStep[] } = {
  options: { seats: 3, portraits: false, requests: false, colours: false },
  bot: 'greedy',
  steps: [
    { text: 'intro.welcome', anchor: 'cathedral' },
    { text: 'intro.day', anchor: 'day' },
    { text: 'intro.hostel', anchor: 'hostel', until: (view) => (mine(view)?.hour ?? null) !== null },
    { text: 'intro.planner', anchor: 'planner', until: (view) => mine(view)?.planned === true },
    { text: 'intro.market', anchor: 'market', until: seen(0) },
    { text: 'intro.bishop', anchor: 'bishop' },
    { text: 'intro.cathedral', anchor: 'cathedral', until: seen(1) },
    { text: 'intro.workshop', anchor: 'workshop', until: seen(3) },
    { text: 'intro.theatre', anchor: 'theatre', until: (view) => view.round > 1 },
    { text: 'intro.income', anchor: 'screen' },
    { text: 'intro.end', anchor: 'track' },
  ],
};
