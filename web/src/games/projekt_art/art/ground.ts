import { chanceFrom, outline, type Point, touch } from '../../../art/brush';
import type { Map as CountryName, MapSheet } from '../../../generated/projekt-art';
import { broken, inside, polyline, thread } from './coast';
import type { Country, Lands } from './country';
import { egypt } from './egypt';
import { japan } from './japan';
import { polynesia } from './polynesia';
import { rio } from './rio';
import { scandinavia } from './scandinavia';
import { usa } from './usa';

// The strokes of a country's ground: coasts broken up, hatching along the shore, touches of paint on land and sea. Reckoned once per sheet.

export interface Ground {
  country: Country;
  coast: string;
  abroad: string;
  lakes: string;
  rivers: readonly { path: string; width: number; banks: number }[];
  meadows: string;
  borders: string;
  hatching: string;
  swell: string;
  wash: string;
}

const countries: Record<CountryName, (sheet: MapSheet) => Country> = { japan, egypt, usa, scandinavia, polynesia, rio };

const closed = (lands: Lands): string => lands.map((land) => `${polyline(land)}Z`).join('');

// The part of a line that can be seen: nothing is drawn far outside the sheet.
const near = (sheet: MapSheet, x: number, y: number): boolean =>
  x > -20 && y > -20 && x < sheet.width + 20 && y < sheet.height + 20;

function onLand(lands: Lands, x: number, y: number): boolean {
  return lands.some((land) => inside(x, y, land));
}

// Level strokes from the shore out to sea, as engravers did it.
function hatched(sheet: MapSheet, lands: Lands, all: Lands): string {
  const chance = chanceFrom(17);
  let path = '';
  for (const land of lands) {
    let since = 0;
    land.forEach(([x, y], i) => {
      const [bx, by] = land[(i + land.length - 1) % land.length]!;
      since += Math.abs(y - by) + Math.abs(x - bx) * 0.25;
      if (since < 7 || !near(sheet, x, y)) return;
      since = 0;
      const side = onLand(all, x + 5, y) ? -1 : 1;
      const reach = 9 + chance() * 15;
      if (onLand(all, x + side * 5, y) || onLand(all, x + side * reach, y)) return;
      path += `M${Math.round(x + side * 3)} ${Math.round(y)}h${Math.round(side * reach)}`;
    });
  }
  return path;
}

function touched(
  sheet: MapSheet,
  seed: number,
  count: number,
  length: number,
  width: number,
  where: (x: number, y: number) => boolean,
): string {
  const chance = chanceFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance() * sheet.width, chance() * sheet.height];
    const [lean, long, wide] = [(chance() - 0.5) * 0.5, 0.6 + chance() * 0.8, 0.6 + chance() * 0.8];
    if (where(x, y)) path += touch(x, y, lean, length * long, width * wide);
  }
  return path;
}

function grounded(sheet: MapSheet): Ground {
  const country = countries[sheet.map](sheet);
  const rough = (lands: Lands, seed: number, step: number): Point[][] =>
    lands.map((land, i) => broken(land, true, seed + i, step));
  const lands = rough(country.lands, 5, 13);
  const abroad = rough(country.abroad, 60, 18);
  const all = [...lands, ...abroad];
  return {
    country,
    coast: closed(lands),
    abroad: closed(abroad),
    lakes: country.lakes.map((lake, i) => outline(broken(lake, true, 90 + i, 22, 0.1))).join(''),
    rivers: country.rivers.map(({ course, width, banks }, i) => ({
      path: thread(broken(course, false, 120 + i, 30, 0.1)),
      width,
      banks,
    })),
    meadows: country.meadows.map((meadow, i) => outline(broken(meadow, true, 150 + i, 20, 0.1))).join(''),
    borders: country.borders.map(polyline).join(''),
    hatching: hatched(sheet, lands, all),
    swell: touched(sheet, 7, 90, 120, 9, (x, y) => !onLand(country.lands, x, y)),
    wash: touched(sheet, 11, 170, 74, 8, (x, y) => onLand(country.lands, x, y)),
  };
}

const known = new WeakMap<MapSheet, Ground>();

export function groundOf(sheet: MapSheet): Ground {
  const ground = known.get(sheet) ?? grounded(sheet);
  known.set(sheet, ground);
  return ground;
}
