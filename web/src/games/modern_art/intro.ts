import type { View } from '../../generated/modern-art';
import type { Intro } from '../../kit/intro';

const putUp = (view: View) => view.lot.length > 0 || view.auctioneer !== view.you;

export const intro: Intro<View> = {
  options: { seats: 3, first: 0, hammer: 0 },
  bot: 'half',
  steps: [
    { text: 'intro.welcome' },
    { text: 'intro.hand', anchor: 'hand' },
    { text: 'intro.board', anchor: 'board' },
    { text: 'intro.money', anchor: 'money' },
    { text: 'intro.put_up', anchor: 'hand', until: putUp },
    { text: 'intro.auction', anchor: 'action', until: (view) => view.auctioneer !== view.you },
    { text: 'intro.others', anchor: 'lot', until: (view) => view.shown.reduce((sum, count) => sum + count, 0) >= 4 },
    { text: 'intro.fifth', anchor: 'board', until: (view) => view.round > 1 },
    { text: 'intro.end', anchor: 'board' },
  ],
};
