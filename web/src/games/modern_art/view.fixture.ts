import type { Components, Player, View } from '../../generated/modern-art';

// A table of three in round two, for tests: Ola (0) reads, Kuba (1) sells a Koriko in the open, Ewa (2) leads.

const player = (cards: number, waited_for: boolean): Player => ({
  cards,
  hand: [],
  bought: [],
  waited_for,
  money: null,
});

export const openAuction: View = {
  you: 0,
  phase: 'open',
  round: 2,
  dealt: 18,
  auctioneer: 1,
  opener: 1,
  leader: 2,
  amount: 24,
  lot: [{ artist: 'koriko', auction: 'open', copy: 1 }],
  sealed: null,
  fists: [],
  players: [
    {
      ...player(2, true),
      money: 88,
      hand: [
        { artist: 'nex', auction: 'sealed', copy: 0 },
        { artist: 'koriko', auction: 'paired', copy: 2 },
      ],
    },
    player(9, true),
    player(10, false),
  ],
  unsold: [],
  board: [
    [0, 10, 20, 0, 30],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
  shown: [1, 0, 0, 2, 3],
  ranking: ['koriko', 'sadland', 'nex'],
  values: [10, 0, 0, 20, 60],
  deck: 22,
  mystery: 0,
  offer: { paintings: [], amount: { low: 25, high: 88 }, no: true, yes: false },
  memory: { money: [], gone: [], fists: [] },
};

const fact = <T>(value: T) => ({ value, source: 'printed' as const });
export const box: Components = {
  nex: fact([3, 3, 2, 2, 2]),
  bahut: fact([3, 2, 3, 3, 2]),
  darmoir: fact([3, 3, 3, 3, 2]),
  sadland: fact([3, 3, 3, 3, 3]),
  koriko: fact([4, 3, 3, 3, 3]),
  money: fact(100),
  deals: fact([
    [10, 6, 6, 0],
    [9, 4, 4, 0],
    [8, 3, 3, 0],
  ]),
  prizes: fact([30, 20, 10]),
  last_painting: fact(5),
};
