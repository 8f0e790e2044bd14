import type { Components, Event, Player, View } from '../../generated/czary-mary';
import type { LogEntry, Travel } from '../game';
import { hidden, nothing } from './count';

// How events are shown: what they change on the table, how long they take, what flies, what is written down.

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

function put(list: readonly number[], place: number, value: number): number[] {
  return list.map((each, i) => (i === place ? value : each));
}

function oneMore(board: readonly number[], spell: number): number[] {
  return board.map((count, i) => (i === spell - 1 ? count + 1 : count));
}

function freshRound(view: View, round: number, first: number, components: Components): View {
  const players = view.players.map((player) => ({
    ...player,
    lives: components.lives.value,
    stones: player.stones.map(() => nothing),
    secrets: [],
  }));
  const pool = components.copies.value.reduce((sum, copies) => sum + copies, 0);
  const empty = { board: view.board.map(() => 0), secrets: view.secrets.map(() => nothing), memory: { ruled_out: [] } };
  return { ...view, ...empty, players, pool, round, turn: first, last: nothing, called: nothing, missed: false };
}

export function advance(view: View, event: Event, components: Components): View {
  switch (event.type) {
    case 'round_began':
      return freshRound(view, event.round, event.first, components);
    case 'stone_dealt': {
      const dealt = withPlayer(view, event.seat, ({ stones }) => ({ stones: put(stones, event.slot, event.spell) }));
      return { ...dealt, pool: view.pool - 1 };
    }
    case 'secret_laid':
      return { ...view, secrets: put(view.secrets, event.slot, hidden), pool: view.pool - 1 };
    case 'stone_laid_open':
      return { ...view, board: oneMore(view.board, event.spell), pool: view.pool - 1 };
    case 'turn_began':
      return { ...view, turn: event.seat, last: nothing, called: nothing, missed: false };
    case 'called':
      return { ...view, called: event.spell, missed: false };
    case 'missed':
    case 'mistaken':
      return { ...view, missed: true };
    case 'cast': {
      const cast = withPlayer(view, event.seat, ({ stones }) => ({ stones: put(stones, event.slot, nothing) }));
      return { ...cast, board: oneMore(view.board, event.spell), last: event.spell };
    }
    case 'lives_lost':
    case 'lives_gained':
      return withPlayer(view, event.seat, () => ({ lives: event.left }));
    case 'secret_taken': {
      const taken = withPlayer(view, event.seat, ({ secrets }) => ({ secrets: [...secrets, event.spell] }));
      return { ...taken, secrets: put(view.secrets, event.slot, nothing) };
    }
    case 'fell_out':
      return withPlayer(view, event.seat, () => ({ lives: 0 }));
    case 'round_over': {
      const players = view.players.map((player, seat) => ({
        ...player,
        floor: event.floors[seat] ?? player.floor,
        gained: event.points[seat] ?? player.gained,
      }));
      return { ...view, players };
    }
    case 'rolled':
    case 'no_secret_left':
    case 'stopped':
    case 'game_over':
      return view;
  }
}

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
      return [{ from: 'pool', to: `stone-${event.seat}-${event.slot}`, picture: 'to' }];
    case 'secret_laid':
      return [{ from: 'pool', to: `secret-${event.slot}`, picture: 'to' }];
    case 'stone_laid_open':
      return [{ from: 'pool', to: `board-${event.spell}`, picture: 'to' }];
    case 'cast':
      return [{ from: `stone-${event.seat}-${event.slot}`, to: `board-${event.spell}`, picture: 'to' }];
    case 'secret_taken':
      return [{ from: `secret-${event.slot}`, to: `kept-${event.seat}`, picture: 'to' }];
    default:
      return [];
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
