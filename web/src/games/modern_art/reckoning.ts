import type { Artist, Components, Event, View } from '../../generated/modern-art';
import type { Reckoning, Source } from '../../kit/game';

// Money: what the seat began with, took as auctioneer, paid, and got for its paintings round by round, by the artists
// that were in demand.
export const reckoning: Reckoning<View, Event> = {
  curves: ({ players }) => players.map(({ money }, seat) => ({ name: 'money', seat, value: money ?? 0 })),
  sources: (events, seat, components) => {
    let taken = 0;
    let paid = 0;
    const rounds: Source[] = [];
    let round = 0;
    let bought = new Set<Artist>();
    let paying: readonly Artist[] = [];
    for (const event of events) {
      if (event.type === 'round_began') {
        ({ round } = event);
        bought = new Set();
      }
      if (event.type === 'sold' && event.seat === seat) {
        paid += event.amount;
        for (const { artist } of event.lot) bought.add(artist);
      }
      if (event.type === 'round_over') paying = event.ranking.slice(0, 3).filter((artist) => bought.has(artist));
      if (event.type === 'sold' && event.auctioneer === seat && event.why === 'auctioneer') taken += event.amount;
      if (event.type === 'paintings_sold' && event.seat === seat)
        rounds.push({
          name: paying.length > 0 ? 'round' : 'unpaid',
          fields: { round, paintings: event.paintings, artists: paying },
          points: event.amount,
        });
    }
    return [
      { name: 'start', points: (components as Components).money.value },
      { name: 'auctioneer', points: taken },
      { name: 'paid', points: -paid },
      ...rounds,
    ];
  },
  weight: (event) => {
    switch (event.type) {
      case 'sold':
        return event.amount;
      case 'paintings_sold':
        return event.amount / 2;
      default:
        return 0;
    }
  },
};
