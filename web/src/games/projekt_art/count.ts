import type {
  Art,
  Components,
  Event,
  MapSheet,
  MissionCard,
  Options,
  Phase,
  Place,
  PlaceSeen,
  Resource,
  Site,
  View,
} from '../../generated/projekt-art';
import type { Scene } from '../../kit/game';

export type ArtScene = Scene<View, Event, Components, Options>;

export const arts: readonly Art[] = ['films', 'books', 'artefacts', 'sculptures', 'visual_arts', 'music'];
export const pooled: readonly Resource[] = ['fuel', 'weapons', 'radios'];
export const payable: readonly Resource[] = ['fuel', 'weapons', 'radios', 'health'];
export const needForFind = 3; // equal clues

// The map is known by its places: no two maps share one.
export function sheetOf({ places }: View, components: Components): MapSheet {
  const first = places[0]?.site;
  return components.maps.find((sheet) => sheet.places.some(({ site }) => site === first)) ?? components.maps[0]!;
}

export const faceOf = (card: number, components: Components): MissionCard => components.cards[card - 1]!;

export function placeAt(view: View, site: Site): PlaceSeen {
  return view.places.find((place) => place.site === site)!;
}

export const spotOf = (sheet: MapSheet, site: Site): Place => sheet.places.find((place) => place.site === site)!;

export const lostSites = (view: View): Site[] => view.places.flatMap(({ site, lost }) => (lost ? [site] : []));

// Who stands there, by seat; the companion of somebody alone counts beside.
export function seatsAt(view: View, site: Site): number[] {
  return view.players.flatMap((player, seat) => (player.site === site ? [seat] : []));
}

export const ofMine = (view: View) => (view.you === null ? undefined : view.players[view.you]);

// The clue cards that count for this seat: the common track, or the own one where everybody has one.
export function trackFor(view: View, seat: number | null, sheet: MapSheet): readonly number[] {
  if (!sheet.own_clues) return view.clues;
  return seat === null ? [] : (view.players[seat]?.clues ?? []);
}

export function clueCounts(track: readonly number[], components: Components): number[] {
  const counts = arts.map(() => 0);
  for (const card of track) for (const art of faceOf(card, components).clues) counts[arts.indexOf(art)]! += 1;
  return counts;
}

// The four phases of a round as people see them; what interrupts one belongs to it.
export const stretches = ['mission', 'moving', 'fighting', 'closing'] as const;
export type Stretch = (typeof stretches)[number];

export function stretchOf(view: View): Stretch | null {
  const broad = (phase: Phase): Stretch | null => {
    switch (phase) {
      case 'drawing':
      case 'mission':
      case 'stalled':
        return 'mission';
      case 'moving':
        return 'moving';
      case 'fighting':
      case 'rolling':
      case 'struggling':
        return 'fighting';
      case 'closing':
        return 'closing';
      case 'preparing':
      case 'over':
        return null;
      default:
        return broad(view.outer);
    }
  };
  return broad(view.phase);
}

// Whom the table waits for. How many cards each draws is in the box, which a sentence does not see: whoever is done shows it.
export function awaited(view: View): number[] {
  const { phase, players, actor, site } = view;
  const those = (waits: (player: View['players'][number]) => boolean) =>
    players.flatMap((player, seat) => (waits(player) ? [seat] : []));
  switch (phase) {
    case 'preparing':
    case 'drawing': {
      const done =
        ofMine(view) && !view.offer ? ofMine(view)!.drawn : Math.max(...players.map(({ drawn }) => drawn), 1);
      return those(({ drawn }) => drawn < done);
    }
    case 'mission':
    case 'stalled':
      return those(({ played, ready }) => played === 0 && !ready);
    case 'healing':
    case 'finding':
    case 'laying':
      return actor === null ? [] : [actor];
    case 'moving':
    case 'fighting':
    case 'closing':
      return those(({ ready }) => !ready);
    case 'collecting':
      return those(() => true);
    case 'paying': {
      // With nothing in the pool somebody gives up health, and the healthiest are asked first.
      const most = Math.max(...players.map(({ health }) => health));
      if (view.pool.every((left) => left === 0)) return those(({ health }) => health === most);
      return those((player) => player.site === site);
    }
    case 'dropping':
      return those((player) => player.site === site);
    case 'struggling':
      return those((player) => player.site === view.fight?.site && !player.ready);
    case 'rolling':
    case 'over':
      return [];
  }
}

export interface Foresight {
  agents: ReadonlyMap<Site, number>; // new ones, by place
  falling: readonly Site[]; // which would be lost if nobody fights there
  whiteHand: number; // agents meant for lost places
  short: boolean; // more agents than the reserve has: the game would be lost
  completes: readonly Art[]; // kinds that would have their three clues
}

// What playing a card would do to the map and to the clues.
export function foresee(card: number, view: View, seat: number, components: Components): Foresight {
  const sheet = sheetOf(view, components);
  const face = faceOf(card, components);
  const agents = new Map<Site, number>();
  let whiteHand = 0;
  for (const { site, art } of sheet.places) {
    const count = art === null ? 0 : face.agents[arts.indexOf(art)]!;
    if (count === 0) continue;
    if (placeAt(view, site).lost) whiteHand += count;
    else agents.set(site, count);
  }
  const counts = clueCounts(trackFor(view, seat, sheet), components);
  const wanted = [...agents.values()].reduce((sum, each) => sum + each, whiteHand);
  return {
    agents,
    falling: [...agents].flatMap(([site, more]) =>
      placeAt(view, site).agents + more >= components.takeover.value ? [site] : [],
    ),
    whiteHand,
    short: wanted > view.agents_left,
    completes: face.clues.filter((art) => counts[arts.indexOf(art)]! + 1 >= needForFind),
  };
}

// What a fight in this place would be: dice of the team, and what they have to reach.
export function fightAt(view: View, site: Site): { dice: number; needed: number } {
  const pawns = seatsAt(view, site).length + (view.companion === site ? 1 : 0);
  return { dice: pawns + view.allies, needed: placeAt(view, site).agents + view.threat + view.white_hand };
}
