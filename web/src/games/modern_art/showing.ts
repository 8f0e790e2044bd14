import type { Event } from '../../generated/modern-art';
import type { LogEntry, Travel } from '../../kit/game';
import type { Motion } from '../../kit/motion';
import { keyOf } from './count';

// How events are shown: how long they take, what flies, what is written down.

const milliseconds: Record<Event['type'], number> = {
  round_began: 250,
  painting_dealt: 60,
  card_dealt: 25,
  painting_put_up: 350,
  second_added: 350,
  second_declined: 180,
  raised: 260,
  passed: 150,
  fist_closed: 120,
  fists_opened: 350,
  price_named: 300,
  price_declined: 180,
  sold: 350,
  mystery_turned: 350,
  mystery_left: 150,
  round_over: 350,
  ranked: 250,
  paintings_sold: 260,
  round_skipped: 200,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'painting_dealt':
      return [{ from: 'deck', to: `mine-${keyOf(event)}`, picture: 'to', motion: 'deal' }];
    case 'painting_put_up':
      return [{ from: `hand-${event.seat}`, to: 'lot-0', picture: 'to' }];
    case 'second_added':
      return [{ from: `hand-${event.seat}`, to: 'lot-1', picture: 'to' }];
    case 'sold':
      return event.lot.map((painting, i) => ({
        from: `lot-${i}`,
        to: `own-${keyOf(painting)}`,
        picture: 'to',
        motion: 'pay',
      }));
    case 'mystery_turned':
      return [{ from: 'mystery', to: `unsold-${keyOf(event)}`, picture: 'to', motion: 'flip' }];
    default:
      return [];
  }
}

export function sound(event: Event): Motion | null {
  switch (event.type) {
    case 'raised':
    case 'paintings_sold':
      return 'pay';
    case 'fists_opened':
      return 'flip';
    case 'round_over':
      return 'restore';
    default:
      return null;
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'painting_dealt':
    case 'card_dealt':
    case 'fist_closed':
      return null;
    case 'round_began':
      return { kind: 'round' };
    case 'painting_put_up':
      return { kind: 'turn', seat: event.seat };
    default:
      return { kind: 'line' };
  }
}
