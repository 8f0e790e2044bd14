import type { Components, Player, View, Visit } from '../../generated/fresco';

// A table of three in its second day, seen from seat 0 in the cathedral; tests change what they are about.

const printed = <T>(value: T) => ({ value, source: 'printed' as const });
const source = 'printed' as const;

export const box: Components = {
  thalers: printed(12),
  paints: printed([1, 1, 1]),
  apprentices: printed(5),
  mood_spaces: printed(10),
  mood_start: printed(6),
  good_mood: printed(2),
  bad_mood: printed(2),
  stall_sizes: printed([3, 3, 3, 4]),
  studio_pay: printed(3),
  theatre_mood: printed(2),
  actor_mood: printed(1),
  bishop_here: printed(3),
  bishop_near: printed(2),
  abbot_bonus: printed(1),
  bishop_step: printed(1),
  altar_primaries: printed(2),
  altar_blend: printed(1),
  altar_blended: printed(6),
  altar_pink: printed(3),
  altar_brown: printed(5),
  mixes: printed(2),
  last_round: printed(6),
  thalers_per_point: printed(2),
  hostel: [5, 6, 7, 8, 9].map((hour, i) => ({ hour, mood: i - 3, price: Math.max(1, 4 - i), source })),
  market: [{ paints: ['red', 'yellow', 'blue'], four_only: false, source }],
  tiles: Array.from({ length: 25 }, (_, i) => ({
    points: 3 + (i % 9),
    paints: ['green', 'red'],
    splashes: ['orange'],
    source,
  })),
  colour_tiles: [{ points: 24, paints: ['brown', 'brown', 'pink'], splashes: [], source }],
  portraits: [],
  requests: [{ kind: 'general', points: [4, 5, 6], source }],
};

const nothingYet: Visit = {
  sent: 0,
  used: 0,
  stall: 0,
  closed: 0,
  stepped: 0,
  mixed: 0,
  request: 0,
  to_stack: 0,
  to_pick: 0,
  took: 0,
  restarts: 0,
};

const painter: Player = {
  leonardo: false,
  income: 0,
  score: 0,
  start_space: 1,
  hour: null,
  mood: 5,
  apprentices: 5,
  planned: true,
  sheet: [2, 1, 0, 1, 1],
  tiles: [],
  portraits: [],
  sexton_used: false,
  requests: [0, 0, 0, 0],
};

export const inCathedral: View = {
  you: 0,
  phase: 'visiting',
  round: 2,
  last_round: false,
  drawn: 0,
  idle: 0,
  mixes_left: 0,
  order: [1, 0, 2],
  painter: 0,
  turn: 0,
  place: 'cathedral',
  visit: { ...nothingYet, sent: 2 },
  taken_space: 0,
  players: [
    { ...painter, hour: 2, score: 7, start_space: 0, tiles: [3] },
    { ...painter, hour: 1, score: 9, start_space: 0, tiles: [4, 5] },
    { ...painter, hour: 4, start_space: 1 },
  ],
  fresco: Array.from({ length: 25 }, (_, i) => (i >= 3 && i <= 5 ? -1 : i)),
  bishop: 4,
  leonardo: null,
  stalls: [
    [0, -1, -1],
    [0, 0, 0],
    [-1, -1, -1],
  ],
  portraits: [],
  portraits_left: 0,
  requests: [3, 3, 3, 3],
  own: { thalers: 5, paints: [2, 1, 0, 0, 1, 0, 0, 0] },
  offer: null,
  memory: { holdings: [], tiles: 0, portraits: 0, before: null },
};
