import type { Event, View } from '../../generated/final-touch';
import type { Reckoning, Source } from '../../kit/game';

// Money from paintings finished, and from those the others ruined. A team earns together.
export const reckoning: Reckoning<View, Event> = {
  curves: ({ players }) => players.map(({ money }, seat) => ({ name: 'money', seat, value: money })),
  sources: (events, seat) => {
    const partner = partnerOf(events, seat);
    const ours = (other: number) => other === seat || other === partner;
    return events.flatMap((event): Source[] => {
      if (event.type === 'completed' && ours(event.seat))
        return [{ name: 'completed', fields: { painting: event.painting }, points: event.value }];
      if (event.type === 'ruined' && event.gainers.some(ours))
        return [{ name: 'ruined', fields: { painting: event.painting, seat: event.seat }, points: event.value }];
      return [];
    });
  },
  weight: (event) => (event.type === 'completed' || event.type === 'ruined' ? event.value : 0),
};

// Four play in teams, who sit opposite each other.
function partnerOf(events: readonly Event[], seat: number): number | null {
  const seats = new Set(events.flatMap((event) => (event.type === 'card_drawn' ? [event.seat] : [])));
  return seats.size === 4 ? (seat + 2) % 4 : null;
}
