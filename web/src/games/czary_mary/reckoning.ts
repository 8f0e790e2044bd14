import type { Event, View } from '../../generated/czary-mary';
import type { Reckoning } from '../../kit/game';

// Floors climbed, round by round.
export const reckoning: Reckoning<View, Event> = {
  curves: ({ players }) => players.map(({ floor }, seat) => ({ name: 'floors', seat, value: floor })),
  sources: (events, seat) =>
    events.flatMap((event) =>
      event.type === 'round_over'
        ? [
            {
              name: event.winner === seat ? 'won' : 'survived',
              fields: { round: event.round },
              points: event.points[seat]!,
            },
          ]
        : [],
    ),
  weight: (event) => {
    switch (event.type) {
      case 'round_over':
        return Math.max(...event.points);
      case 'lives_lost':
        return event.lives >= 3 ? event.lives : 0;
      case 'fell_out':
        return 2;
      default:
        return 0;
    }
  },
};
