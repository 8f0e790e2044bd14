import type { Components, MapSheet, MissionCard, Offer, Place, Player, Road, View } from '../../generated/projekt-art';

// A table of two in Japan in its second round, seen from seat 0; tests change what they are about.

const printed = <T>(value: T) => ({ value, source: 'printed' as const });
const source = 'reconstructed' as const;

const place = (site: Place['site'], art: Place['art'], x: number): Place => {
  return { site, art, agents: 2, effect: 'none', x, y: 500 };
};
const road = (from: Road['from'], to: Road['to']): Road => ({ from, to, fuel: 1, back: 1 });

export const japan: MapSheet = {
  map: 'japan',
  source,
  width: 1000,
  height: 1000,
  start: 'tokyo',
  pool: [3, 3, 3],
  lost_markers: 3,
  agents_by_players: 0,
  first_art: null,
  armoury: null,
  own_clues: false,
  anywhere: false,
  carrying: false,
  agents_at_start_place: 0,
  track: [
    { threat: 6, price: 2, art: null },
    { threat: 7, price: 3, art: null },
    { threat: 9, price: 3, art: null },
  ],
  places: [
    place('tokyo', 'films', 100),
    place('kyoto', 'books', 300),
    place('nagoya', 'artefacts', 500),
    place('sapporo', 'sculptures', 900),
  ],
  roads: [road('tokyo', 'kyoto'), road('tokyo', 'nagoya')],
  shapes: [],
};

const mission = (part: Partial<MissionCard>): MissionCard => {
  return { cost: [0, 0, 0, 0], agents: [0, 0, 0, 0, 0, 0], gain: [0, 0, 0, 0], clues: ['films'], source, ...part };
};

export const box: Components = {
  agents: printed(40),
  health: printed(25),
  each_resource: printed(6),
  artworks: printed(8),
  ally_dice: printed(5),
  last_cards: printed(12),
  start_health: printed([4, 3, 2, 1]),
  drawn: printed(2),
  solo_drawn: printed(3),
  solo_removed: printed(15),
  takeover: printed(5),
  weapon_bonus: printed(2),
  die: printed([1, 2, 3, 4, 5, 6]),
  cards: [
    mission({ agents: [1, 0, 0, 0, 0, 0], gain: [1, 0, 0, 0] }),
    mission({ clues: ['films', 'books'], agents: [0, 3, 0, 0, 0, 0] }),
    mission({ clues: ['books'] }),
    mission({ clues: ['films'], cost: [1, 0, 0, 0] }),
    mission({ clues: ['music', 'films'], agents: [0, 0, 2, 0, 0, 0] }),
  ],
  maps: [japan],
};

export const nothingOffered: Offer = {
  put: [],
  draw: false,
  buy: [],
  play: [],
  wait: false,
  heal: [],
  find: [],
  lay: [],
  recruit: false,
  recruit_health: 0,
  recruit_radios: 0,
  steps: [],
  ready: false,
  collect: [],
  give_up: [],
  suffer: [],
  drop: [],
  fight: false,
  fight_dice: 0,
  fight_needed: 0,
  reroll: [],
  dice: [],
  weapon: false,
  weapon_health: 0,
  weapon_strength: 9,
  accept: false,
  give: [],
  give_to: [],
};

// A card that would change nothing on the map.
export const harmless = { brings: [], white_hand: 0, too_many: false, completes: [] };

const player: Player = {
  health: 2,
  site: 'tokyo',
  drawn: 2,
  played: 0,
  to_play: 1,
  waited_for: true,
  ready: false,
  hand: [['books'], ['films', 'books']],
  faces: [],
  clues: [],
};

export const onMission: View = {
  you: 0,
  phase: 'mission',
  outer: 'mission',
  outcome: 'running',
  round: 2,
  last_round: false,
  between: false,
  deck: 50,
  top: ['music'],
  discard: [],
  pool: [1, 2, 0],
  players: [{ ...player, faces: [2, 3] }, { ...player }],
  companion: null,
  companion_free_steps: 0,
  free_steps: [0, 0],
  places: japan.places.map(({ site }) => ({ site, agents: 2, artworks: 0, lost: false, fought: false })),
  clues: [1, 4],
  kinds: [2, 0, 0, 0, 0, 1],
  given: [],
  white_hand: 0,
  collected: 1,
  allies: 1,
  threat: 7,
  price: 3,
  agents_left: 20,
  health_left: 17,
  artworks_left: 7,
  markers_left: 3,
  actor: null,
  played_card: 0,
  owed: 0,
  site: null,
  found: null,
  to_collect: [],
  fight: null,
  last_fight: null,
  offer: { ...nothingOffered, play: [{ card: 2, health: 0, ...harmless }], buy: ['fuel', 'weapons'], wait: true },
  memory: { begun: [], denied: [] },
};

export const tooLow: View = {
  ...onMission,
  phase: 'struggling',
  outer: 'fighting',
  actor: 0,
  site: 'tokyo',
  fight: {
    site: 'tokyo',
    leader: 0,
    dice: [
      { place: 0, ally: false, seat: 0, pips: 2, rolling: false },
      { place: 1, ally: false, seat: 1, pips: 4, rolling: false },
      { place: 6, ally: true, seat: null, pips: 1, rolling: false },
    ],
    bonus: 0,
    strength: 7,
    needed: 9,
  },
  offer: {
    ...nothingOffered,
    reroll: [
      { card: 1, dice: 1 },
      { card: 2, dice: 2 },
    ],
    dice: [0, 1, 6],
    weapon: true,
    accept: true,
  },
};
