import type { Art, Resource } from '../../../generated/projekt-art';

// Each kind of art and each resource has a pigment of its own, by day and at night; its silhouette says the same without colour.

export const artPaint: Record<Art, string> = {
  films: 'light-dark(#28579c, #93bdf2)',
  books: 'light-dark(#2a7044, #85cf9c)',
  artefacts: 'light-dark(#a95a0f, #efb063)',
  sculptures: 'light-dark(#55606c, #bcc8d4)',
  visual_arts: 'light-dark(#b02a3c, #f58f97)',
  music: 'light-dark(#70389c, #cda5f2)',
};

// The same pigments for what is painted and stays as it is at any hour: cards and works of art.
export const artWash: Record<Art, string> = {
  films: '#28579c',
  books: '#2a7044',
  artefacts: '#a95a0f',
  sculptures: '#55606c',
  visual_arts: '#b02a3c',
  music: '#70389c',
};

export const resourcePaint: Record<Resource, string> = {
  fuel: 'light-dark(#9a5b10, #f0b45c)',
  weapons: 'light-dark(#3d4652, #c3cdd9)',
  radios: 'light-dark(#1d6a63, #7fd0c4)',
  health: 'light-dark(#bb3322, #f58a75)',
};

export const arts: readonly Art[] = ['films', 'books', 'artefacts', 'sculptures', 'visual_arts', 'music'];
export const resources: readonly Resource[] = ['fuel', 'weapons', 'radios', 'health'];

export const chalk = '#fffaf0';
export const ink = '#231d17';
