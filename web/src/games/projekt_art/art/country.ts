import { type Point, points } from '../../../art/brush';
import type { Chart } from './chart';

// What a country's picture is made of, in the units of its sheet.

export type Lands = readonly (readonly Point[])[];

interface River {
  course: readonly Point[];
  width: number;
  banks: number; // how far the green beside it reaches
}

// Something that stands about on the map and gives way to whatever matters.
export interface Feature {
  kind: FeatureKind;
  x: number;
  y: number;
  size: number;
}

export type FeatureKind =
  | 'peak'
  | 'snowpeak'
  | 'fir'
  | 'tree'
  | 'blossom'
  | 'palm'
  | 'dune'
  | 'pyramid'
  | 'torii'
  | 'mesa'
  | 'cactus'
  | 'towers'
  | 'wheat'
  | 'cabin'
  | 'volcano'
  | 'moai'
  | 'statue'
  | 'sugarloaf'
  | 'wave'
  | 'sail'
  | 'canoe'
  | 'longship'
  | 'whale'
  | 'camel'
  | 'compass';

// Two tones each: by day, at night.
interface Palette {
  sea: string;
  swell: string;
  shallow: string;
  land: string;
  tint: string; // strokes on the land
  green: string;
  abroad: string;
  coast: string;
  water: string;
}

export interface Country {
  palette: Palette;
  lands: Lands;
  abroad: Lands;
  meadows: Lands; // where it is green
  lakes: Lands;
  rivers: readonly River[];
  borders: Lands; // open lines
  features: readonly Feature[];
}

export const noLands: Lands = [];

export const charted = (chart: Chart, text: string): Point[] => points(text).map(([lon, lat]) => chart(lon, lat));

// "kind size lon,lat lon,lat": one line of features.
export function planted(
  place: (x: number, y: number) => Point,
  lines: readonly (readonly [FeatureKind, number, string])[],
): Feature[] {
  return lines.flatMap(([kind, size, text]) =>
    points(text).map(([a, b]) => {
      const [x, y] = place(a, b);
      return { kind, x, y, size };
    }),
  );
}

export const asDrawn = (x: number, y: number): Point => [x, y];
