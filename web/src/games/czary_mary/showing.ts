import type { Event } from '../../generated/czary-mary';
import type { LogEntry, Travel } from '../../kit/game';
import type { Motion } from '../../kit/motion';

// How events are shown: how long they take, what flies, what is written down.

const milliseconds: Record<Event['type'], number> = {
  round_began: 250,
  stone_dealt: 70,
  secret_laid: 70,
  stone_laid_open: 70,
  turn_began: 150,
  called: 350,
  missed: 350,
  mistaken: 350,
  cast: 350,
  rolled: 350,
  lives_lost: 260,
  lives_gained: 260,
  secret_taken: 350,
  no_secret_left: 250,
  fell_out: 300,
  stopped: 150,
  round_over: 350,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'stone_dealt':
      return [{ from: 'pool', to: `stone-${event.seat}-${event.slot}`, picture: 'to', motion: 'deal' }];
    case 'secret_laid':
      return [{ from: 'pool', to: `secret-${event.slot}`, picture: 'to', motion: 'deal' }];
    case 'stone_laid_open':
      return [{ from: 'pool', to: `board-${event.spell}`, picture: 'to', motion: 'deal' }];
    case 'cast':
      return [{ from: `stone-${event.seat}-${event.slot}`, to: `board-${event.spell}`, picture: 'to' }];
    case 'secret_taken':
      return [{ from: `secret-${event.slot}`, to: `kept-${event.seat}`, picture: 'to', motion: 'deal' }];
    default:
      return [];
  }
}

export function sound(event: Event): Motion | null {
  switch (event.type) {
    case 'rolled':
      return 'roll';
    case 'lives_lost':
    case 'lives_gained':
      return 'pay';
    case 'missed':
    case 'mistaken':
      return 'flip';
    case 'round_over':
      return 'restore';
    default:
      return null;
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'stone_dealt':
    case 'secret_laid':
    case 'stone_laid_open':
      return null;
    case 'round_began':
      return { kind: 'round' };
    case 'turn_began':
      return { kind: 'turn', seat: event.seat };
    default:
      return { kind: 'line' };
  }
}
