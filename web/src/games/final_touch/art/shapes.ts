import type { Paint } from '../../../generated/final-touch';

// A picture is a drawing in the order it is painted, back to front. Shapes of a pigment stay bare canvas with a pencil line until
// touches of that colour are added; ink and chalk are there from the beginning, like the drawing itself.

export type Pigment = Exclude<Paint, 'hidden'>;
type Tone = 0 | 1 | 2;

export interface Shape {
  paint: Pigment | 'ink' | 'chalk';
  tone: Tone; // light, full, deep
  d: string;
  width?: number; // a stroke of the brush along the path instead of a filled shape
}

export interface Drawing {
  size: readonly [number, number];
  shapes: readonly Shape[];
}

type Point = readonly [number, number];

function points(text: string): Point[] {
  return text.split(' ').map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x, y];
  });
}

const short = (value: number) => Math.round(value * 10) / 10;

// A closed soft outline through the points.
export function soft(text: string): string {
  const corners = points(text);
  const at = (i: number) => corners[(i + corners.length) % corners.length]!;
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < corners.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = `${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)}`;
    const second = `${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)}`;
    path += `C${first} ${second} ${to[0]} ${to[1]}`;
  }
  return `${path}Z`;
}

export function sharp(text: string): string {
  return `M${text.replaceAll(' ', 'L').replaceAll(',', ' ')}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

// The same small thing at many places.
export function each(text: string, draw: (x: number, y: number, i: number) => string): string {
  return points(text)
    .map(([x, y], i) => draw(x, y, i))
    .join('');
}

export const yellow = (d: string, tone: Tone = 1): Shape => ({ paint: 'yellow', tone, d });
export const green = (d: string, tone: Tone = 1): Shape => ({ paint: 'green', tone, d });
export const blue = (d: string, tone: Tone = 1): Shape => ({ paint: 'blue', tone, d });
export const brown = (d: string, tone: Tone = 1): Shape => ({ paint: 'brown', tone, d });
export const pink = (d: string, tone: Tone = 1): Shape => ({ paint: 'pink', tone, d });
export const ink = (d: string, tone: Tone = 1): Shape => ({ paint: 'ink', tone, d });
export const chalk = (d: string, tone: Tone = 0): Shape => ({ paint: 'chalk', tone, d });
export const line = (d: string, width = 1.2): Shape => ({ paint: 'ink', tone: 2, d, width });
// A shape drawn with one stroke of this width.
export const stroke = (shape: Shape, width: number): Shape => ({ ...shape, width });
