import type { Components, FrescoTile, Options, Paint, Place, View } from '../../generated/fresco';
import { pigments } from './art/pigments';
import type { Stop } from './art/places';

// What can be read off a view by anyone who looks closely. Rules live on the server; this only counts.

export type { Stop };
export type Column = Exclude<Place, 'again'>; // of the action sheet
export const places: readonly Column[] = ['market', 'cathedral', 'studio', 'workshop', 'theatre'];
export const stops: readonly Stop[] = ['hostel', 'plan', ...places];
export const spacesInPlace = 3; // of a column of the action sheet
export const side = 5; // segments in a row of the fresco

export const signed = (steps: number): string => (steps > 0 ? `+${steps}` : steps < 0 ? `−${-steps}` : '0');

// The mixing table as it hangs on the wall: what comes out, and of what.
export const recipes: readonly (readonly [Paint, Paint, Paint])[] = [
  ['orange', 'red', 'yellow'],
  ['green', 'yellow', 'blue'],
  ['purple', 'red', 'blue'],
  ['pink', 'red', 'purple'],
  ['brown', 'orange', 'green'],
];

export function tileAt(tile: number, components: Components): FrescoTile {
  const { tiles, colour_tiles } = components;
  return (tile < tiles.length ? tiles[tile] : colour_tiles[tile - tiles.length])!;
}

// Where in the day the table is; null between days and when all is over.
export function stopOf(view: View): Stop | null {
  switch (view.phase) {
    case 'waking':
      return 'hostel';
    case 'planning':
      return 'plan';
    case 'visiting':
    case 'stacking':
    case 'picking':
    case 'landing':
      return view.place === 'again' ? 'theatre' : view.place;
    default:
      return null;
  }
}

export function steersLeonardo({ painter, players }: View): boolean {
  return painter !== null && players[painter]!.leonardo;
}

// The last round has no theatre: its column is the cathedral once more.
export function placeKey(stop: Stop, lastRound: boolean): string {
  if (stop === 'hostel' || stop === 'plan') return `label.${stop}`;
  return stop === 'theatre' && lastRound ? 'place.again' : `place.${stop}`;
}

// The page of the board on which a stop is seen.
export function pageOf(stop: Stop, lastRound: boolean): Stop {
  return stop === 'theatre' && lastRound ? 'cathedral' : stop;
}

type Ahead = 'before' | 'now' | 'after';

export function timeOf(stop: Stop, view: View): Ahead {
  const now = stopOf(view);
  if (now === null) return view.phase === 'over' ? 'before' : 'after';
  const [here, there] = [stops.indexOf(now), stops.indexOf(stop)];
  return there < here ? 'before' : there === here ? 'now' : 'after';
}

// Pink and brown belong to the module, whether or not a tile still asks for them.
export function paintsInUse(options: Pick<Options, 'colours'>): readonly Paint[] {
  return options.colours ? pigments : pigments.slice(0, 6);
}

// The paints of a cost that a set of pots does not hold.
export function lacking(cost: readonly Paint[], pots: readonly number[]): Paint[] {
  const left = [...pots];
  return cost.filter((paint) => {
    const pot = pigments.indexOf(paint);
    if ((left[pot] ?? 0) === 0) return true;
    left[pot] = left[pot]! - 1;
    return false;
  });
}

export function placedIn(sheet: readonly number[]): number {
  return sheet.reduce((sum, count) => sum + count, 0);
}

// One apprentice more or fewer in a place, if a space and an apprentice are there.
export function withOneMore(sheet: readonly number[], place: number, apprentices: number): number[] {
  const full = (sheet[place] ?? 0) >= spacesInPlace || placedIn(sheet) >= apprentices;
  return sheet.map((count, i) => (i === place && !full ? count + 1 : count));
}
export function withOneFewer(sheet: readonly number[], place: number): number[] {
  return sheet.map((count, i) => (i === place ? Math.max(0, count - 1) : count));
}

// The mood track as printed: the ends give or take an apprentice.
export function moodGives(space: number, components: Components): -1 | 0 | 1 {
  if (space >= components.mood_spaces.value - components.good_mood.value) return 1;
  return space < components.bad_mood.value ? -1 : 0;
}

// How far the score track is drawn: beyond the leader, so that he can be seen to walk.
export function trackLength(view: View): number {
  const most = Math.max(...view.players.map((player) => player.score), view.offer?.land?.ahead ?? 0);
  return Math.max(40, Math.ceil((most + 8) / 20) * 20);
}

const close = 0.06; // of the track: nearer neighbours would write over each other

// Where masters stand close together every second number is written higher; a number alone stays right above its master.
export function raisedOf(places: readonly number[]): boolean[] {
  const raised: boolean[] = [];
  places.forEach((place, i) => {
    raised.push(i > 0 && place - places[i - 1]! < close && !raised[i - 1]);
  });
  return raised;
}
