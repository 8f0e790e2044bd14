import type { Event } from '../../generated/projekt-art';
import type { LogEntry, Travel } from '../../kit/game';
import type { Motion } from '../../kit/motion';

// How events are shown: how long they take, what flies, what is written down.

const milliseconds: Record<Event['type'], number> = {
  round_began: 300,
  phase_began: 250,
  top_turned: 150,
  tile_uncovered: 350,
  card_drawn: 260,
  card_bought: 150,
  waited: 200,
  stalled: 300,
  said_ready: 180,
  card_played: 350,
  spent: 220,
  earned: 220,
  health_lost: 300,
  health_gained: 300,
  no_health_left: 200,
  agents_placed: 280,
  white_hand_grew: 300,
  clue_laid: 300,
  art_found: 350,
  art_laid: 350,
  find_void: 250,
  hands_discarded: 250,
  recruited: 320,
  stepped: 340,
  art_collected: 350,
  clue_dropped: 280,
  fight_began: 350,
  die_rolled: 300,
  fight_stands: 350,
  clue_spent: 350,
  weapon_used: 320,
  fight_won: 350,
  fight_lost: 350,
  clue_given: 320,
  place_lost: 350,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'card_drawn':
      if (event.card !== null) return [{ from: 'deck', to: `card-${event.card}`, picture: 'to', motion: 'deal' }];
      return [{ from: 'deck', to: `back-${event.seat}`, picture: 'to', motion: 'deal' }];
    case 'card_played':
      return [{ from: `mate-${event.seat}`, to: 'played', picture: 'to' }];
    case 'clue_laid':
      return [{ from: 'played', to: `clue-${event.card}`, picture: 'to', motion: 'deal' }];
    case 'agents_placed':
      return [{ from: 'agents', to: `place-${event.site}`, picture: 'from', motion: 'deal' }];
    case 'white_hand_grew':
      return [{ from: 'agents', to: 'white-hand', picture: 'from' }];
    case 'art_laid':
      return [{ from: 'works', to: `place-${event.site}`, picture: 'from' }];
    case 'art_collected':
      return [{ from: `place-${event.site}`, to: `space-${event.collected - 1}`, picture: 'to', motion: 'restore' }];
    case 'clue_given':
      return [{ from: `clue-${event.card}`, to: `clue-${event.card}`, picture: 'to', motion: 'pay' }];
    default:
      return [];
  }
}

export function sound(event: Event): Motion | null {
  switch (event.type) {
    case 'die_rolled':
      return 'roll';
    case 'fight_won':
      return 'restore';
    case 'tile_uncovered':
    case 'place_lost':
    case 'fight_lost':
      return 'flip';
    case 'spent':
    case 'earned':
      return 'pay';
    default:
      return null;
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'top_turned':
    case 'clue_laid':
    case 'card_drawn':
    case 'die_rolled':
    case 'said_ready':
      return null;
    case 'round_began':
      return { kind: 'round' };
    case 'card_played':
    case 'fight_began':
      return { kind: 'turn', seat: event.seat };
    default:
      return { kind: 'line' };
  }
}
