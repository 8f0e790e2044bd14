// Where pieces stand around a place, in the units of the map, from the place's middle.

interface Offset {
  dx: number;
  dy: number;
}

const ring = 52;
const guard = -128; // agents stand around the upper left, where no name and no badge is
const shoulder = 38; // degrees between two agents, until they are many

export function agentSpots(count: number): Offset[] {
  const apart = count > 6 ? 230 / count : shoulder;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((guard + (i - (count - 1) / 2) * apart) * Math.PI) / 180;
    return { dx: Math.cos(angle) * ring, dy: Math.sin(angle) * ring };
  });
}

// Pawns gather at the right, the first ones nearest; near the map's edge the later ones stand below.
const nearest: readonly Offset[] = [
  { dx: 58, dy: 2 },
  { dx: 48, dy: -44 },
];
const outwards: readonly Offset[] = [
  { dx: 100, dy: -4 },
  { dx: 92, dy: -50 },
  { dx: 142, dy: -10 },
  { dx: 134, dy: -56 },
];
const below: readonly Offset[] = [
  { dx: 44, dy: 46 },
  { dx: 0, dy: 62 },
  { dx: -44, dy: 56 },
  { dx: -64, dy: 16 },
];

export function pawnSpot(index: number, atEdge: boolean): Offset {
  const stands = [...nearest, ...(atEdge ? below : outwards)];
  return stands[index % stands.length]!;
}

export const isAtEdge = (x: number, width: number): boolean => x > width * 0.8;
