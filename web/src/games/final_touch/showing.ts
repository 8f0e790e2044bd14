import type { Event } from '../../generated/final-touch';
import type { LogEntry, Travel } from '../../kit/game';
import type { Motion } from '../../kit/motion';
import { pigments } from './count';

// How events are shown: how long they take, what flies, what is written down.

const milliseconds: Record<Event['type'], number> = {
  game_began: 150,
  card_drawn: 110,
  unveiled: 260,
  mounted: 350,
  turn_began: 150,
  retouched: 350,
  smeared: 350,
  completed: 350,
  ruined: 350,
  reshuffled: 250,
  duel_began: 350,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'card_drawn':
      return [{ from: 'deck', to: `cards-${event.seat}`, picture: 'from', motion: 'deal' }];
    case 'retouched':
      return pigments.flatMap((paint, i) =>
        event.cards[i]
          ? [{ from: `cards-${event.seat}`, to: `touch-${paint}`, picture: 'to' as const, motion: 'restore' as const }]
          : [],
      );
    case 'smeared':
      return [{ from: `cards-${event.seat}`, to: `smear-${event.smears}`, picture: 'to', motion: 'pay' }];
    case 'mounted':
      return [{ from: 'next', to: 'easel', picture: 'to' }];
    default:
      return [];
  }
}

export function sound(event: Event): Motion | null {
  switch (event.type) {
    case 'completed':
      return 'restore';
    case 'ruined':
    case 'unveiled':
      return 'flip';
    case 'reshuffled':
      return 'roll';
    default:
      return null;
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'card_drawn':
    case 'unveiled':
      return null;
    case 'mounted':
      return { kind: 'round' };
    case 'turn_began':
      return { kind: 'turn', seat: event.seat };
    default:
      return { kind: 'line' };
  }
}
