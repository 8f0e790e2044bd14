// Where pieces stand around a place, in the units of the map, from the place's middle. Near the right edge everything is mirrored.

export interface Offset {
  dx: number;
  dy: number;
}

const ring = 52;
const guard = -128; // agents stand around the upper left, where no name and no badge is
const shoulder = 38; // degrees between two agents, until they are many

const facing = ({ dx, dy }: Offset, mirrored: boolean): Offset => ({ dx: mirrored ? -dx : dx, dy });

export function agentSpots(count: number, mirrored: boolean): Offset[] {
  const apart = count > 6 ? 230 / count : shoulder;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((guard + (i - (count - 1) / 2) * apart) * Math.PI) / 180;
    return facing({ dx: Math.cos(angle) * ring, dy: Math.sin(angle) * ring }, mirrored);
  });
}

// Pawns gather on the other side, the first ones nearest, clear of the name below.
const stands: readonly Offset[] = [
  { dx: 58, dy: 2 },
  { dx: 48, dy: -44 },
  { dx: 100, dy: -4 },
  { dx: 92, dy: -50 },
  { dx: 142, dy: -10 },
  { dx: 134, dy: -56 },
];

export function pawnSpot(index: number, mirrored: boolean): Offset {
  return facing(stands[index % stands.length]!, mirrored);
}

export const isMirrored = (x: number, width: number): boolean => x > width * 0.8;
