import type { Point } from '../../../art/brush';
import type { Map as Country, MapSheet, Place, Road, Site } from '../../../generated/projekt-art';

// Where everything on a map stands, in the units of its sheet: roundels, roads, their marks, and names that cover none of them.

export const roundel = 34; // radius of a place
export const lettering = 35; // size of a name
export const markRadius = 23; // of what a road costs
const badgeRadius = 21; // of what taking a work brings

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Disc {
  x: number;
  y: number;
  r: number;
}

export interface Trail {
  road: Road;
  from: Point;
  bow: Point; // the curve's control point
  to: Point;
  mark: Point | null; // where its cost stands; null for the usual 1 fuel
}

export interface Label {
  site: Site;
  text: string;
  x: number;
  y: number; // of the baseline
  box: Box;
}

// How far a road bows to its left, as a share of its length: it follows a coast, a valley, or keeps clear of another one.
const bows: Record<Country, Partial<Record<string, number>>> = {
  japan: {
    'sapporo tokyo': 0.1,
    'sapporo kyoto': 0.16,
    'tokyo nagoya': 0.12,
    'nagasaki nagoya': -0.22,
    'hiroshima nagasaki': -0.1,
    'tokyo kyoto': -0.1,
    'nagoya hiroshima': 0.14,
  },
  egypt: { 'abu_simbel aswan': 0.14, 'aswan luxor': -0.12, 'luxor asyut': -0.12, 'minya cairo': 0.1 },
  usa: {
    'dallas los_angeles': 0.1,
    'dallas san_francisco': 0.06,
    'san_francisco chicago': -0.1,
    'chicago new_york': 0.1,
    'new_york miami': -0.08,
    'miami new_orleans': -0.16,
    'dallas new_york': -0.1,
  },
  scandinavia: {
    'copenhagen stockholm': -0.12,
    'copenhagen oslo': 0.3,
    'trondheim stockholm': -0.1,
    'bergen trondheim': -0.1,
    'oslo bergen': 0.12,
    'oslo stockholm': -0.08,
  },
  polynesia: {},
  rio: {
    'centro urca': 0.06,
    'santa_teresa ipanema': 0.16,
    'maracana tijuca': 0.1,
    'ipanema tijuca': 0.08,
    'urca copacabana': -0.12,
    'copacabana ipanema': -0.14,
  },
};

export const onTrail = ({ from, bow, to }: Trail, t: number): Point => {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return [a * from[0] + b * bow[0] + c * to[0], a * from[1] + b * bow[1] + c * to[1]];
};

export function trailsOf(sheet: MapSheet): Trail[] {
  const spot = (site: Site): Point => {
    const place = sheet.places.find((each) => each.site === site)!;
    return [place.x, place.y];
  };
  return sheet.roads.map((road) => {
    const [from, to] = [spot(road.from), spot(road.to)];
    const bend = (bows[sheet.map][`${road.from} ${road.to}`] ?? 0) * 2;
    const bow: Point = [
      (from[0] + to[0]) / 2 + (to[1] - from[1]) * bend,
      (from[1] + to[1]) / 2 - (to[0] - from[0]) * bend,
    ];
    const trail: Trail = { road, from, bow, to, mark: null };
    return road.fuel === 1 && road.back === 1 ? trail : { ...trail, mark: onTrail(trail, 0.5) };
  });
}

export const badgeOf = (place: Place): Disc | null =>
  place.effect === 'none' ? null : { x: place.x + roundel * 0.95, y: place.y - roundel * 0.85, r: badgeRadius };

// How wide a name will be, a little on the safe side: the picture must not wait for a font.
function widthOf(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (/[ijl'.’ -]/.test(letter)) ems += 0.34;
    else if (/[ftrsIJ]/.test(letter)) ems += 0.47;
    else if (/[mwMWO]/.test(letter)) ems += 0.92;
    else if (/[A-ZŁŚŻ]/.test(letter)) ems += 0.74;
    else ems += 0.62;
  }
  return ems * lettering;
}

const touching = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function gap(box: Box, x: number, y: number): number {
  const nearX = Math.min(Math.max(x, box.left), box.right);
  const nearY = Math.min(Math.max(y, box.top), box.bottom);
  return Math.hypot(x - nearX, y - nearY);
}

export const reaches = (box: Box, { x, y, r }: Disc): boolean => gap(box, x, y) < r;

const margin = 8; // between a name and the picture's edge

// The spots a name may take beside its place, the most natural first: below, beside, above, then askew.
function spots(place: Place, text: string): Label[] {
  const width = widthOf(text);
  const [out, up, down] = [roundel + 7, lettering * 0.78, lettering * 0.24];
  const label = (middle: number, baseline: number): Label => ({
    site: place.site,
    text,
    x: middle,
    y: baseline,
    box: { left: middle - width / 2, right: middle + width / 2, top: baseline - up, bottom: baseline + down },
  });
  const [below, above, level] = [place.y + out + up, place.y - out - down, place.y + lettering * 0.27];
  const aside = width / 2 + out;
  const shifts = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36];
  return [
    ...shifts.map((shift) => label(place.x + shift * width, below)),
    label(place.x + aside - 12, below - 12),
    label(place.x - aside + 12, below - 12),
    ...[0, -24, 24].flatMap((rise) => [label(place.x + aside, level + rise), label(place.x - aside, level + rise)]),
    ...[0, 0.2, -0.2, 0.38, -0.38].map((shift) => label(place.x + shift * width, place.y - 98)),
    label(place.x + aside + 46, level),
    label(place.x - aside - 32, level),
    label(place.x - aside - 32, level - 24),
    ...shifts.map((shift) => label(place.x + shift * width, above)),
    label(place.x + aside - 16, above + 14),
    label(place.x - aside + 16, above + 14),
  ];
}

// Where pieces usually gather round a place: agents at its upper left, the first pawns at its right. A name there would be covered.
const gatherings: readonly Disc[] = [
  { x: -50, y: -12, r: 22 },
  { x: -32, y: -41, r: 22 },
  { x: 0, y: -52, r: 22 },
  { x: 57, y: -4, r: 26 },
  { x: 40, y: -41, r: 22 },
  { x: 42, y: -70, r: 15 }, // how many agents
];

const gatheringsAt = ({ x, y }: Place): Disc[] =>
  gatherings.map((disc) => ({ x: x + disc.x, y: y + disc.y, r: disc.r }));

// A name nearer to another place than to its own would be read as that one's.
const isStray = (box: Box, place: Place, { places }: MapSheet): boolean =>
  places.some((other) => other !== place && gap(box, other.x, other.y) < gap(box, place.x, place.y) + 14);

interface Choice {
  label: Label;
  cost: number;
}

// What may not be covered is left out; a road under a name is disliked, a piece over it more.
function choicesFor(place: Place, text: string, sheet: MapSheet, trails: readonly Trail[]): Choice[] {
  const discs = discsOf(sheet, trails);
  const paths = trails.flatMap((trail) => Array.from({ length: 25 }, (_, i) => onTrail(trail, i / 24)));
  const pieces = sheet.places.flatMap(gatheringsAt);
  const dislike = ({ box }: Label): number =>
    2 * paths.filter(([x, y]) => reaches(box, { x, y, r: 4 })).length +
    9 * pieces.filter((piece) => reaches(box, piece)).length +
    (isStray(box, place, sheet) ? 18 : 0);
  return spots(place, text)
    .map((label, rank) => ({
      label,
      cost: rank * 0.7 + dislike(label) + Math.max(gap(label.box, place.x, place.y) - 45, 0) * 0.08,
    }))
    .filter(({ label: { box } }) => {
      if (box.left < margin || box.right > sheet.width - margin) return false;
      if (box.top < margin || box.bottom > sheet.height - margin) return false;
      return !discs.some((disc) => reaches(box, disc));
    })
    .sort((a, b) => a.cost - b.cost);
}

// Every place that stands on the map as a disc a name must keep clear of.
export function discsOf(sheet: MapSheet, trails: readonly Trail[]): Disc[] {
  return [
    ...sheet.places.map(({ x, y }) => ({ x, y, r: roundel + 3 })),
    ...sheet.places.flatMap((place) => badgeOf(place) ?? []),
    ...trails.flatMap(({ mark }) => (mark ? [{ x: mark[0], y: mark[1], r: markRadius + 2 }] : [])),
  ];
}

// The best set of names none of which touches another: a short search, since few neighbours compete.
export function labelsOf(sheet: MapSheet, name: (site: Site) => string): Label[] {
  const trails = trailsOf(sheet);
  const choices = sheet.places.map((place) => choicesFor(place, name(place.site), sheet, trails));
  const least = choices.map((each) => each[0]?.cost ?? 0);
  const ahead = least.map((_, i) => least.slice(i).reduce((sum, cost) => sum + cost, 0));
  let best: Label[] = sheet.places.map((place) => spots(place, name(place.site))[0]!);
  let price = Number.POSITIVE_INFINITY;
  const choose = (i: number, taken: readonly Label[], cost: number): void => {
    if (cost + (ahead[i] ?? 0) >= price) return;
    if (i === choices.length) {
      best = [...taken];
      price = cost;
      return;
    }
    for (const { label, cost: more } of choices[i]!)
      if (!taken.some(({ box }) => touching(box, label.box))) choose(i + 1, [...taken, label], cost + more);
  };
  choose(0, [], 0);
  return best;
}
