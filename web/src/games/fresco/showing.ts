import type { Event } from '../../generated/fresco';
import type { LogEntry, Travel } from '../../kit/game';
import type { Motion } from '../../kit/motion';

// How events are shown: how long they take, what flies, what is written down.

const milliseconds: Record<Event['type'], number> = {
  fresco_laid: 350,
  market_laid: 300,
  portraits_unveiled: 300,
  round_began: 300,
  last_round_began: 350,
  leonardo_handed: 150,
  woke: 280,
  planned: 150,
  plans_revealed: 350,
  place_opened: 250,
  visit_began: 200,
  bought: 330,
  stall_closed: 300,
  stall_cleared: 250,
  bishop_moved: 300,
  restored: 350,
  altar_restored: 330,
  score_taken: 200,
  advanced: 300,
  studio_paid: 280,
  portrait_painted: 350,
  paint_picked: 200,
  mixed: 250,
  request_fulfilled: 350,
  theatre_visited: 280,
  visit_done: 150,
  visit_taken_back: 200,
  income_paid: 200,
  requests_paid: 150,
  start_rotated: 200,
  leonardo_woke: 280,
  leonardo_began: 200,
  leonardo_closed: 300,
  leonardo_restored: 350,
  leonardo_painted: 350,
  leonardo_fulfilled: 350,
  leonardo_advanced: 300,
  final_scored: 330,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

// Figures walk, tiles are carried to whoever took them. Pieces that move have the same name before and after.
export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'woke':
      return [{ from: `painter-${event.seat}`, to: `hour-${event.hour}`, picture: 'to' }];
    case 'bought':
      return [
        { from: `stall-${event.stall}-${event.slot}`, to: `painter-${event.seat}`, picture: 'from', motion: 'pay' },
      ];
    case 'bishop_moved':
      return [{ from: 'bishop', to: 'bishop', picture: 'to' }];
    case 'restored':
      return [
        { from: `tile-${event.segment}`, to: `painter-${event.seat}`, picture: 'from', motion: 'restore' },
        { from: 'bishop', to: 'bishop', picture: 'to', motion: 'restore' },
      ];
    case 'leonardo_restored':
      return [
        { from: 'bishop', to: 'bishop', picture: 'to', motion: 'restore' },
        { from: 'leonardo', to: 'leonardo', picture: 'to', motion: 'restore' },
      ];
    case 'advanced':
    case 'final_scored':
      return [{ from: `score-${event.seat}`, to: `score-${event.seat}`, picture: 'to' }];
    case 'portrait_painted':
      return [{ from: `portrait-${event.slot}`, to: `painter-${event.seat}`, picture: 'from' }];
    case 'theatre_visited':
      return [{ from: `mood-${event.seat}`, to: `mood-${event.seat}`, picture: 'to' }];
    default:
      return [];
  }
}

export function sound(event: Event): Motion | null {
  switch (event.type) {
    case 'plans_revealed':
    case 'portraits_unveiled':
      return 'flip';
    case 'studio_paid':
    case 'income_paid':
      return 'pay';
    case 'altar_restored':
    case 'request_fulfilled':
      return 'restore';
    default:
      return null;
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'fresco_laid':
    case 'market_laid':
    case 'place_opened':
    case 'stall_cleared':
    case 'advanced':
    case 'leonardo_advanced':
    case 'visit_done':
    case 'start_rotated':
      return null;
    case 'round_began':
    case 'last_round_began':
      return { kind: 'round' };
    case 'visit_began':
      return { kind: 'turn', seat: event.seat };
    case 'leonardo_began':
      return { kind: 'turn' };
    default:
      return { kind: 'line' };
  }
}
