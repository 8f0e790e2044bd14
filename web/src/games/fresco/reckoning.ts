import type { Event, View } from '../../generated/fresco';
import type { Reckoning } from '../../kit/game';

// Points by what they were painted for; walking past taken spaces is counted apart.
export const reckoning: Reckoning<View, Event> = {
  curves: ({ players }) => players.map(({ score }, seat) => ({ name: 'points', seat, value: score })),
  sources: (events, seat) => {
    const earned = { fresco: 0, bishop: 0, altar: 0, portraits: 0, requests: 0, thalers: 0 };
    let score = 0;
    for (const event of standing(events)) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'restored') {
        earned.fresco += event.points;
        earned.bishop += event.bonus;
      } else if (event.type === 'altar_restored') earned.altar += event.points;
      else if (event.type === 'portrait_painted') earned.portraits += event.points;
      else if (event.type === 'request_fulfilled') earned.requests += event.points;
      else if (event.type === 'final_scored') earned.thalers += event.points;
      if (event.type === 'advanced' || event.type === 'final_scored') score = event.to;
    }
    const counted = Object.values(earned).reduce((sum, points) => sum + points, 0);
    return [...Object.entries(earned), ['landing', score - counted] as const].flatMap(([name, points]) =>
      points === 0 ? [] : [{ name, points }],
    );
  },
  weight: (event) => {
    switch (event.type) {
      case 'restored':
        return event.points + event.bonus;
      case 'altar_restored':
      case 'portrait_painted':
      case 'request_fulfilled':
        return event.points;
      default:
        return 0;
    }
  },
};

// A visit that was taken back has not been.
export function standing(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    if (event.type === 'visit_taken_back')
      kept.splice(kept.findLastIndex((each) => each.type === 'visit_began' && each.seat === event.seat));
    else kept.push(event);
  }
  return kept;
}
