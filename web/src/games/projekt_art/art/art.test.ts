import box from '@games/projekt_art/components.toml?raw';
import en from '@games/projekt_art/texts/en.json';
import pl from '@games/projekt_art/texts/pl.json';
import { describe, expect, it } from 'vitest';
import type { Art, Map as CountryName, Effect, MapSheet, Site } from '../../../generated/projekt-art';
import { inside } from './coast';
import { groundOf } from './ground';
import { type Box, badgeOf, discsOf, labelsOf, lettering, markRadius, reaches, roundel, trailsOf } from './layout';
import { sceneOf } from './scenery';

// The sheets as they are printed, read from the box's own file.
const number = (text: string, key: string): number => Number(new RegExp(`\\b${key} = (\\d+)`).exec(text)![1]);
const word = (text: string, key: string): string | null => new RegExp(`\\b${key} = "(\\w+)"`).exec(text)?.[1] ?? null;
const block = (text: string, key: string): string[] =>
  new RegExp(`^${key} = \\[\\n([\\s\\S]*?)^\\]`, 'm')
    .exec(text)![1]!
    .split('\n')
    .filter((line) => line.includes('{'));

const sheets = box
  .split('[[maps]]')
  .slice(1)
  .map(
    (text): MapSheet =>
      ({
        map: word(text, 'map') as CountryName,
        width: number(text, 'width'),
        height: number(text, 'height'),
        start: word(text, 'start') as Site,
        places: block(text, 'places').map((line) => ({
          site: word(line, 'site') as Site,
          art: word(line, 'art') as Art | null,
          agents: number(line, 'agents'),
          effect: word(line, 'effect') as Effect,
          x: number(line, 'x'),
          y: number(line, 'y'),
        })),
        roads: block(text, 'roads').map((line) => ({
          from: word(line, 'from') as Site,
          to: word(line, 'to') as Site,
          fuel: number(line, 'fuel'),
          back: number(line, 'back'),
        })),
      }) as MapSheet,
  );

const languages = { en, pl } as unknown as Record<string, Record<string, string>>;
const cases = sheets.flatMap((sheet) =>
  Object.keys(languages).map((language) => ({ map: sheet.map, sheet, language })),
);
const namesIn = (language: string) => (site: Site) => languages[language]![`place.${site}`]!;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('the maps', () => {
  it('are six, with every place in the box', () => {
    expect(sheets.map(({ map }) => map)).toEqual(['japan', 'egypt', 'usa', 'scandinavia', 'polynesia', 'rio']);
    expect(sheets.flatMap(({ places }) => places)).toHaveLength(45);
  });
  it.each(cases)('of $map has every name inside the picture ($language)', ({ sheet, language }) => {
    const labels = labelsOf(sheet, namesIn(language));
    expect(labels.map(({ site }) => site)).toEqual(sheet.places.map(({ site }) => site));
    for (const {
      text,
      box: { left, top, right, bottom },
    } of labels) {
      expect(Math.min(left, top), text).toBeGreaterThanOrEqual(0);
      expect(right, text).toBeLessThanOrEqual(sheet.width);
      expect(bottom, text).toBeLessThanOrEqual(sheet.height);
    }
  });
  it.each(cases)('of $map has no name upon another, a place, a mark or a badge ($language)', ({ sheet, language }) => {
    const labels = labelsOf(sheet, namesIn(language));
    const discs = discsOf(sheet, trailsOf(sheet));
    labels.forEach((label, i) => {
      for (const other of labels.slice(i + 1))
        expect(overlap(label.box, other.box), `${label.text}, ${other.text}`).toBe(false);
      for (const disc of discs) expect(reaches(label.box, disc), `${label.text} at ${disc.x} ${disc.y}`).toBe(false);
    });
  });
  it.each(sheets)('of $map keeps places, marks and badges of other places apart', (sheet) => {
    const places = sheet.places.map(({ site, x, y }) => ({ of: site as string, x, y, r: roundel }));
    const badges = sheet.places.flatMap((place) => {
      const badge = badgeOf(place);
      return badge ? [{ of: place.site as string, ...badge }] : [];
    });
    const marks = trailsOf(sheet).flatMap(({ road, mark }) =>
      mark ? [{ of: `${road.from} ${road.to}`, x: mark[0], y: mark[1], r: markRadius }] : [],
    );
    const discs = [...places, ...badges, ...marks];
    discs.forEach((disc, i) => {
      for (const other of discs.slice(i + 1))
        if (disc.of !== other.of)
          expect(Math.hypot(disc.x - other.x, disc.y - other.y), `${disc.of}, ${other.of}`).toBeGreaterThan(
            disc.r + other.r,
          );
    });
  });
  it.each(sheets)('of $map has every place on land', (sheet) => {
    const { lands } = groundOf(sheet).country;
    for (const { site, x, y } of sheet.places)
      expect(
        lands.some((land) => inside(x, y, land)),
        site,
      ).toBe(true);
  });
  it('have names that can be read on a narrow phone', () => {
    for (const { width } of sheets) expect(lettering / width).toBeGreaterThanOrEqual(0.032);
  });
});

describe('the mission cards', () => {
  it('have 72 different scenes', () => {
    const scenes = Array.from({ length: 72 }, (_, i) => sceneOf(i + 1)).map(
      ({ light, Motif }) => `${Motif.name} ${light.high}`,
    );
    expect(new Set(scenes).size).toBe(72);
  });
});
