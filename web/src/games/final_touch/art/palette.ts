import type { Pigment, Shape } from './shapes';

export const pigments: readonly Pigment[] = ['yellow', 'green', 'blue', 'brown', 'pink'];

// Light, full and deep of each pigment. They lie on canvas, by day and by night.
export const tones: Record<Shape['paint'], readonly [string, string, string]> = {
  yellow: ['#f7dd83', '#ebb72b', '#c98d16'],
  green: ['#a9cc92', '#57975a', '#2c613f'],
  blue: ['#a6cbea', '#3d79bd', '#22457f'],
  brown: ['#cfa679', '#8f5e37', '#573720'],
  pink: ['#f7cbbf', '#e5849a', '#c24863'],
  ink: ['#5a5650', '#37332e', '#241f1a'],
  chalk: ['#fdf9ef', '#f0e9da', '#d9d2c3'],
};
export const canvas = '#f1e8d5';
