import type {
  Art,
  CardOffer,
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

// Whom the table waits for.
export const awaited = ({ players }: View): number[] =>
  players.flatMap((player, seat) => (player.waited_for ? [seat] : []));

// What playing a card would do, where it can be played.
export const foresightOf = ({ offer }: View, card: number | null): CardOffer | null =>
  offer?.play.find((each) => each.card === card) ?? null;
