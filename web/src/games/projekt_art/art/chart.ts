import type { Point } from '../../../art/brush';
import type { MapSheet, Site } from '../../../generated/projekt-art';

// From degrees to the sheet. A sheet shows its towns where there is room for them, not exactly where they are, so the chart is fitted to
// them: the best straight projection, then every point is carried along with the towns near it. Coasts keep their shape, towns their coast.

export type Chart = (lon: number, lat: number) => Point;
export type Towns = Partial<Record<Site, Point>>; // longitude and latitude

interface Anchor {
  lon: number;
  lat: number;
  x: number;
  y: number;
}

// Solves three equations with three unknowns, by elimination.
function solved(rows: number[][]): number[] {
  for (let i = 0; i < 3; i++) {
    const pivot = rows.slice(i).reduce((best, row) => (Math.abs(row[i]!) > Math.abs(best[i]!) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(i, 0, pivot);
    for (let j = 0; j < 3; j++) {
      if (j === i) continue;
      const share = rows[j]![i]! / pivot[i]!;
      rows[j] = rows[j]!.map((value, k) => value - share * pivot[k]!);
    }
  }
  return rows.map((row, i) => row[3]! / row[i]!);
}

// The plane a + b lon + c lat nearest to the towns' values.
function fitted(anchors: readonly Anchor[], value: (anchor: Anchor) => number): number[] {
  const terms = anchors.map(({ lon, lat }) => [1, lon, lat]);
  const rows = [0, 1, 2].map((i) => [
    ...[0, 1, 2].map((j) => terms.reduce((sum, term) => sum + term[i]! * term[j]!, 0)),
    terms.reduce((sum, term, k) => sum + term[i]! * value(anchors[k]!), 0),
  ]);
  return solved(rows);
}

export function chartOf(sheet: MapSheet, towns: Towns): Chart {
  const anchors = sheet.places.flatMap(({ site, x, y }) => {
    const town = towns[site];
    return town ? [{ lon: town[0], lat: town[1], x, y }] : [];
  });
  const across = fitted(anchors, ({ x }) => x);
  const down = fitted(anchors, ({ y }) => y);
  const plain = (lon: number, lat: number): Point => [
    across[0]! + across[1]! * lon + across[2]! * lat,
    down[0]! + down[1]! * lon + down[2]! * lat,
  ];
  const pulls = anchors.map((anchor) => {
    const [x, y] = plain(anchor.lon, anchor.lat);
    return { x, y, dx: anchor.x - x, dy: anchor.y - y };
  });
  return (lon, lat) => {
    const [x, y] = plain(lon, lat);
    let [weight, dx, dy] = [1 / (160 * 160), 0, 0]; // far from every town nothing pulls
    for (const pull of pulls) {
      const near = 1 / ((x - pull.x) ** 2 + (y - pull.y) ** 2 + 1);
      weight += near;
      dx += near * pull.dx;
      dy += near * pull.dy;
    }
    return [x + dx / weight, y + dy / weight];
  };
}
