import type { View } from '../../generated/fresco';
import type { Intro } from '../../kit/intro';
import { stopOf, stops } from './count';

// The first day, told while it is played: three masters, no modules. Each module has a first day of its own, for those who know the others.

type Test = (view: View) => boolean;

const mine = (view: View) => (view.you === null ? undefined : view.players[view.you]);

const portraits: Test = (view) => view.portraits.length > 0;
const requests: Test = (view) => view.requests.some((left) => left > 0);
const baseTiles = 25; // the tiles of More colours are counted after them
const colours: Test = (view) => view.fresco.some((tile) => tile >= baseTiles);
const plain: Test = (view) => !portraits(view) && !requests(view) && !colours(view);

// The table has left this stop, or this day.
const past =
  (stop: (typeof stops)[number]): Test =>
  (view) => {
    const now = stopOf(view);
    return view.round > 1 || (now !== null && stops.indexOf(now) > stops.indexOf(stop));
  };

// Nothing more to do there for the reader: gone by, or no apprentice was sent.
const seen =
  (place: 0 | 1 | 2 | 3 | 4): Test =>
  (view) => {
    const sheet = mine(view)?.sheet;
    return past(stops[place + 2]!)(view) || (sheet !== null && sheet !== undefined && sheet[place] === 0);
  };

const awake: Test = (view) => (mine(view)?.hour ?? null) !== null;
const planned: Test = (view) => mine(view)?.planned === true;
const nextDay: Test = (view) => view.round > 1;

export const intro: Intro<View> = {
  options: { seats: 3, portraits: false, requests: false, colours: false },
  bot: 'greedy',
  chapters: [
    { name: 'label.module.portraits', options: { portraits: true } },
    { name: 'label.module.requests', options: { requests: true } },
    { name: 'label.module.colours', options: { colours: true } },
  ],
  steps: [
    { text: 'intro.welcome', anchor: 'cathedral', when: plain },
    { text: 'intro.day', anchor: 'day', when: plain },
    { text: 'intro.hostel', anchor: 'hostel', until: awake, when: plain },
    { text: 'intro.planner', anchor: 'planner', until: planned, when: plain },
    { text: 'intro.market', anchor: 'market', until: seen(0), when: plain },
    { text: 'intro.bishop', anchor: 'bishop', when: plain },
    { text: 'intro.cathedral', anchor: 'cathedral', until: seen(1), when: plain },
    { text: 'intro.workshop', anchor: 'workshop', until: seen(3), when: plain },
    { text: 'intro.theatre', anchor: 'theatre', when: plain },
    { text: 'intro.income', anchor: 'screen', when: plain },
    { text: 'intro.end', anchor: 'track', when: plain },

    { text: 'intro.portraits', anchor: 'studio', when: portraits },
    { text: 'intro.portraits.wake', anchor: 'hostel', until: awake, when: portraits },
    { text: 'intro.portraits.plan', anchor: 'planner', until: planned, when: portraits },
    { text: 'intro.portraits.paint', anchor: 'studio', until: seen(2), when: portraits },
    { text: 'intro.portraits.end', anchor: 'day', when: portraits },

    { text: 'intro.requests', anchor: 'requests', when: requests },
    { text: 'intro.requests.splashes', anchor: 'cathedral', when: requests },
    { text: 'intro.chapter.wake', anchor: 'hostel', until: awake, when: requests },
    { text: 'intro.requests.plan', anchor: 'planner', until: planned, when: requests },
    { text: 'intro.requests.price', anchor: 'requests', until: nextDay, when: requests },
    { text: 'intro.requests.end', anchor: 'screen', when: requests },

    { text: 'intro.colours', anchor: 'cathedral', when: colours },
    { text: 'intro.colours.mix', anchor: 'workshop', when: colours },
    { text: 'intro.chapter.wake', anchor: 'hostel', until: awake, when: colours },
    { text: 'intro.colours.plan', anchor: 'planner', until: planned, when: colours },
    { text: 'intro.colours.table', anchor: 'workshop', until: seen(3), when: colours },
    { text: 'intro.colours.altar', anchor: 'altar', when: colours },
  ],
};
