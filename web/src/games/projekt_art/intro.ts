import type { View } from '../../generated/projekt-art';
import { ofMine, type Stretch, stretches, stretchOf } from './count';

// The first round, told while it is played: two people in Japan, on easy terms.

interface IntroStep {
  text: string; // key of the catalogue
  anchor?: string; // data-anchor of what is pointed at
  until?: (view: View) => boolean; // goes on by itself when this is so
}

// The round has left this phase, or is another one.
const past =
  (stretch: Stretch) =>
  (view: View): boolean => {
    const now = stretchOf(view);
    return (
      view.round > 1 || view.phase === 'over' || (now !== null && stretches.indexOf(now) > stretches.indexOf(stretch))
    );
  };

const drawn = (view: View): boolean => view.phase !== 'drawing' || view.round > 1 || (ofMine(view)?.drawn ?? 0) >= 2;

export const intro: { options: Record<string, unknown>; bot: string; steps: IntroStep[] } = {
  options: { seats: 2, map: 'japan', difficulty: 'easy' },
  bot: 'teammate',
  steps: [
    { text: 'intro.welcome', anchor: 'map' },
    { text: 'intro.track', anchor: 'track' },
    { text: 'intro.team', anchor: 'team' },
    { text: 'intro.draw', anchor: 'primary', until: drawn },
    {
      text: 'intro.hand',
      anchor: 'hand',
      until: (view) => past('mission')(view) || (drawn(view) && (ofMine(view)?.played ?? 0) > 0),
    },
    { text: 'intro.kinds', anchor: 'kinds' },
    { text: 'intro.pool', anchor: 'pool' },
    { text: 'intro.move', anchor: 'map', until: past('moving') },
    { text: 'intro.allies', anchor: 'allies' },
    { text: 'intro.fight', anchor: 'primary', until: past('fighting') },
    { text: 'intro.end', anchor: 'deck' },
  ],
};
