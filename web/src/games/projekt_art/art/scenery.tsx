import type { ComponentType } from 'preact';
import { blob, type Chance, chanceFrom, touch } from '../../../art/brush';
import { Alley, Bridge, Harbour, Museum, Ridge, Road, Robbed, Roofs } from './motifs';

// The scene on a mission card: one of eight motifs in one of nine lights. 8 and 9 have no common divisor, so no two of the 72 cards look alike.

interface Light {
  high: string; // the sky above
  low: string; // the sky at the horizon
  far: string;
  mid: string;
  near: string;
  glow: string; // sun, moon, lamps, windows
}

const lights: readonly Light[] = [
  { high: '#efb98b', low: '#f9e3bd', far: '#bb8a88', mid: '#7f6276', near: '#3e384f', glow: '#fff3cf' }, // dawn
  { high: '#a9cfd8', low: '#eaf0dc', far: '#9cb698', mid: '#66886a', near: '#355244', glow: '#fffbe2' }, // noon
  { high: '#cf6a4f', low: '#f4b76c', far: '#8f4d58', mid: '#5b354d', near: '#2b2136', glow: '#ffe4a6' }, // dusk
  { high: '#18243f', low: '#41587d', far: '#2f4063', mid: '#212e4b', near: '#101829', glow: '#f5ecc4' }, // night
  { high: '#64727c', low: '#b2bab3', far: '#69757a', mid: '#48545a', near: '#272f34', glow: '#f0ecd8' }, // storm
  { high: '#e2b45c', low: '#f8e6ae', far: '#c49549', mid: '#8b6230', near: '#49331d', glow: '#fff6d4' }, // gold
  { high: '#bccedb', low: '#f0f3f1', far: '#a5b8c8', mid: '#748ba1', near: '#3a4d65', glow: '#ffffff' }, // snow
  { high: '#dc9499', low: '#f8dac6', far: '#b56f88', mid: '#7c4869', near: '#3d2744', glow: '#fff2dd' }, // rose
  { high: '#3f8289', low: '#aed5c6', far: '#40767b', mid: '#275460', near: '#142f3a', glow: '#f8f1c8' }, // sea green
];

export interface MotifProps {
  light: Light;
  chance: Chance;
  seed: number;
}

const motifs: readonly ComponentType<MotifProps>[] = [Road, Harbour, Museum, Roofs, Bridge, Robbed, Ridge, Alley];

function brushed(chance: Chance, top: number, bottom: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++)
    path += touch(
      chance() * 250,
      top + chance() * (bottom - top),
      (chance() - 0.5) * 0.3,
      50 + chance() * 60,
      4 + chance() * 5,
    );
  return path;
}

function Sky({ light, chance, seed }: MotifProps) {
  const [x, y, r] = [110 + chance() * 110, 88 + chance() * 40, 15 + chance() * 12];
  return (
    <g>
      <rect width="250" height="350" fill={light.high} />
      <path d={blob(125, 230, 240, 118, seed, 0.04)} fill={light.low} opacity=".8" />
      <path d={brushed(chance, 10, 130, 14)} fill={light.low} opacity=".35" />
      <path d={brushed(chance, 90, 200, 12)} fill={light.high} opacity=".4" />
      <path d={blob(x, y, r * 1.8, r * 1.8, seed + 1, 0.05)} fill={light.glow} opacity=".25" />
      <path d={blob(x, y, r, r, seed + 2, 0.04)} fill={light.glow} />
    </g>
  );
}

export const sceneOf = (card: number) => ({
  light: lights[card % lights.length]!,
  Motif: motifs[card % motifs.length]!,
});

export function Scenery({ card }: { card: number }) {
  const { light, Motif } = sceneOf(card);
  const chance = chanceFrom(card);
  return (
    <g>
      <Sky light={light} chance={chance} seed={card} />
      <Motif light={light} chance={chance} seed={card} />
      <path d={brushed(chance, 215, 345, 16)} fill={light.mid} opacity=".3" />
    </g>
  );
}
