import type { Components, View } from '../../generated/czary-mary';

// A table of three in the middle of a round, seen from seat 0; tests change what they are about.

const printed = <T>(value: T) => ({ value, source: 'printed' as const });

export const box: Components = {
  copies: printed([1, 2, 3, 4, 5, 6, 7, 8]),
  lives: printed(6),
  secrets: printed(4),
  open_stones: printed([12, 6, 0, 0]),
  floors: printed(8),
  die: printed([1, 1, 2, 2, 3, 3]),
  winner_points: printed(3),
  survivor_points: printed(1),
  takes_all_points: printed(2),
};

export const midRound: View = {
  you: 0,
  phase: 'calling',
  round: 2,
  dealt: 25,
  turn: 0,
  last: 0,
  called: 0,
  missed: false,
  latest: null,
  die: 0,
  unseen: [0, 0, 3, 0, 1, 0, 0, 4],
  players: [
    { lives: 4, floor: 2, gained: 1, stones: [9, 9, 9, 9, 9], secrets: [5] },
    { lives: 6, floor: 0, gained: 0, stones: [5, 5, 8, 7, 0], secrets: [9] },
    { lives: 1, floor: 5, gained: 3, stones: [1, 6, 6, 8, 8], secrets: [] },
  ],
  board: [0, 1, 0, 2, 1, 0, 1, 1],
  pool: 6,
  secrets: [0, 9, 0, 9, 0, 0, 0, 0],
  offer: { lowest: 1, mistakes: false, may_stop: false },
  memory: { ruled_out: [], casts: { made: [], openings: 0 } },
};
