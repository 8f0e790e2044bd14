import type { Components, Event, View } from '../../generated/projekt-art';
import type { Reckoning } from '../../kit/game';
import { sheetOf } from './count';

// The team's: works brought home, health left, places lost.
export const reckoning: Reckoning<View, Event> = {
  curves: ({ collected, players, places }) => [
    { name: 'collected', seat: null, value: collected },
    { name: 'health', seat: null, value: players.reduce((sum, { health }) => sum + health, 0) },
    { name: 'lost', seat: null, value: places.filter(({ lost }) => lost).length },
  ],
  sources: (events) => {
    const count = (type: Event['type']) => events.filter((event) => event.type === type).length;
    return [
      { name: 'collected', points: count('art_collected') },
      { name: 'fights_won', points: count('fight_won') },
      { name: 'fights_lost', points: count('fight_lost') },
      { name: 'places_lost', points: count('place_lost') },
      { name: 'allies', points: count('recruited') },
    ];
  },
  // Works brought home, against the way to defeat that is nearest.
  standing: (view, components) => {
    const box = components as Components;
    const sheet = sheetOf(view, box);
    const spent = (left: number, all: number) => 1 - left / Math.max(1, all);
    const nearest = Math.max(
      spent(view.deck, box.cards.length),
      spent(view.markers_left, sheet.lost_markers),
      spent(Math.min(...view.players.map(({ health }) => health)), Math.max(...box.start_health.value)),
    );
    return view.collected / sheet.track.length - nearest;
  },
  weight: (event) => {
    switch (event.type) {
      case 'place_lost':
        return 4 + event.artworks;
      case 'fight_lost':
        return 3;
      case 'art_collected':
        return 2;
      case 'recruited':
        return 1;
      default:
        return 0;
    }
  },
};
