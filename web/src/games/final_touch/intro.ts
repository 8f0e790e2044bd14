import type { View } from '../../generated/final-touch';
import type { Intro } from '../../kit/intro';

const played = (view: View) => view.easel === null || view.sold.length > 0 || view.turn !== view.you;

// A duel against a bot that hurries, the visitor first.
export const intro: Intro<View> = {
  options: { seats: 2, first: 0 },
  bot: 'greedy',
  steps: [
    { text: 'intro.welcome' },
    { text: 'intro.easel', anchor: 'easel' },
    { text: 'intro.missing', anchor: 'missing' },
    { text: 'intro.hand', anchor: 'hand' },
    { text: 'intro.choose', anchor: 'play', until: played },
    { text: 'intro.smear', anchor: 'smears' },
    { text: 'intro.next', anchor: 'next' },
    { text: 'intro.settle', until: (view) => view.sold.length > 0 },
    { text: 'intro.money', anchor: 'money' },
  ],
};
