import type { View } from '../../generated/czary-mary';
import type { Intro } from '../../kit/intro';

// Three at the table, the visitor first, without variants.
export const intro: Intro<View> = {
  options: { seats: 3, first: 0 },
  bot: 'counting',
  steps: [
    { text: 'intro.welcome' },
    { text: 'intro.others', anchor: 'others' },
    { text: 'intro.used', anchor: 'used' },
    { text: 'intro.mine', anchor: 'mine' },
    { text: 'intro.call', anchor: 'calls', until: (view) => view.called > 0 || view.turn !== view.you },
    { text: 'intro.on', anchor: 'stop' },
    { text: 'intro.lives', anchor: 'mine' },
    { text: 'intro.secrets', anchor: 'secrets' },
    { text: 'intro.round', until: (view) => view.round > 1 },
    { text: 'intro.tower', anchor: 'tower' },
  ],
};
