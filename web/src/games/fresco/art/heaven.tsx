import type { ComponentChildren } from 'preact';
import { blob, outline, type Point, touches } from '../../../art/brush';

// The figures of the fresco, each drawn once in its own small field and set into the picture by place, size and side.

interface Set {
  x: number;
  y: number;
  size: number;
  turn?: number;
  flip?: boolean;
}

const placed = ({ x, y, size, turn = 0, flip = false }: Set): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -size : size} ${size})`;

const lines = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const wingFeathers = 'M-4 6C-18 4-34-8-44-26M-6 10C-22 12-40 4-52-10M-8 14C-24 20-42 16-54 6M-10 19C-24 27-40 27-50 22';
const wingShape: readonly Point[] = [
  [0, 2],
  [-14, -8],
  [-30, -26],
  [-46, -40],
  [-50, -26],
  [-58, -14],
  [-57, 4],
  [-54, 22],
  [-36, 30],
  [-14, 26],
];

function Wing({ tint, shade }: { tint: string; shade: string }) {
  return (
    <g>
      <path d={outline(wingShape)} fill={tint} />
      <path d={wingFeathers} {...lines} stroke={shade} stroke-width="2.2" opacity="0.7" />
      <path d="M-2 2C-18-10-34-24-45-38" {...lines} stroke="#fff6df" stroke-width="2.4" opacity="0.8" />
    </g>
  );
}

interface AngelProps extends Set {
  robe: string;
  fold: string;
  sash: string;
  hair: string;
  wing: string;
  wingShade: string;
  children?: ComponentChildren; // what the hands hold
}

// A figure in flight, facing right, about a hundred units tall, its shoulder at the middle.
export function Angel({ robe, fold, sash, hair, wing, wingShade, children, ...set }: AngelProps) {
  const body: readonly Point[] = [
    [-6, -2],
    [10, -4],
    [18, 14],
    [16, 34],
    [30, 56],
    [22, 66],
    [2, 62],
    [-26, 76],
    [-52, 74],
    [-34, 58],
    [-18, 40],
    [-12, 20],
  ];
  return (
    <g transform={placed(set)}>
      <g transform="translate(-2 4) rotate(18)">
        <Wing tint={wingShade} shade={wing} />
      </g>
      <Wing tint={wing} shade={wingShade} />
      <path d="M14 60C20 66 30 70 36 66L30 58Z" fill="#d99f76" />
      <path d={outline(body)} fill={robe} />
      <path
        d="M2 6C-2 22-10 40-30 62M8 8C8 26 0 44-18 66M14 18C12 34 14 48 22 60M-22 66C-32 70-42 73-50 73M4 44C2 52 0 58-2 62"
        {...lines}
        stroke={fold}
        stroke-width="2.6"
        opacity="0.75"
      />
      <path d="M-10 24C-2 28 8 27 17 22L17 28C8 33-2 34-12 30Z" fill={sash} />
      <path d="M-10 27C-24 30-34 26-44 32-36 34-26 38-11 31Z" fill={sash} opacity="0.9" />
      <ellipse cx="9" cy="-17" rx="17" ry="17" {...lines} stroke="#f1cf6b" stroke-width="2.4" />
      <path d="M2-8C4-2 10-2 12-6L10-14Z" fill="#d99f76" />
      <path d={blob(9, -17, 10, 11, 5, 0.03)} fill="#ecbf94" />
      <path d="M-2-12C-6-26 4-32 12-30 20-29 21-22 17-22 10-23 5-20 4-12 3-6 0-4-4-4-1-6-1-9-2-12Z" fill={hair} />
      <path d="M13-18.500L15.5-18M12-12C14-11 15.5-11.5 16.5-12.5" {...lines} stroke="#6b3f28" stroke-width="1.3" />
      <circle cx="13" cy="-14" r="2" fill="#d98a72" opacity="0.5" />
      {children}
      <path d="M6 2C14 4 22 6 30 2" {...lines} stroke={robe} stroke-width="9" />
      <path d="M30 2 38-3" {...lines} stroke="#ecbf94" stroke-width="5" />
    </g>
  );
}

export const Trumpet = () => (
  <g>
    <path d="M16-11 62-26" {...lines} stroke="#c98f2e" stroke-width="3.4" />
    <path d="M56-30C62-34 70-38 74-42L80-24C74-24 66-22 59-20Z" fill="#e9bd52" />
    <path d="M20-13 58-25.5" {...lines} stroke="#fbe7a8" stroke-width="1.1" />
  </g>
);
export const Lute = () => (
  <g transform="rotate(-24 30 10)">
    <path d="M32 2 66 2 70-6 74-3 69 6 32 6Z" fill="#6b4327" />
    <ellipse cx="24" cy="4" rx="17" ry="12" fill="#b9772f" />
    <ellipse cx="26" cy="4" rx="4" ry="3.6" fill="#4c2d18" />
    <path d="M12 2H68M12 5.500H68" {...lines} stroke="#f3deb0" stroke-width="0.8" />
  </g>
);
export const PaletteAndBrush = () => (
  <g>
    <path d={blob(42, 2, 16, 11, 4, 0.1)} fill="#a8713b" />
    <circle cx="34" cy="-1" r="2.6" fill="#c4392a" />
    <circle cx="41" cy="-4" r="2.6" fill="#eebb2c" />
    <circle cx="49" cy="-2" r="2.6" fill="#2f5fc0" />
    <circle cx="50" cy="5" r="2.6" fill="#3f8a4d" />
    <path d="M36-2 60-30" {...lines} stroke="#5c3a22" stroke-width="2.2" />
    <path d="M58-31 70-42 64-27Z" fill="#c4392a" />
  </g>
);
export const OpenScroll = () => (
  <g>
    <path d="M26-10C36-16 50-14 60-20L64 6C52 12 40 8 30 14Z" fill="#f6e9c6" />
    <path
      d="M32-6C40-10 50-9 57-12M33 0C41-4 51-3 58-6M34 6C42 2 51 3 59 0"
      {...lines}
      stroke="#a98a58"
      stroke-width="1.3"
    />
    <path d="M24-12C28-14 30-12 31-8L34 14C30 17 27 15 26 12Z" fill="#d9bf88" />
  </g>
);

// A head between two wings, looking out of a cloud.
export function Cherub({ hair, wing, ...set }: Set & { hair: string; wing: string }) {
  return (
    <g transform={placed(set)}>
      <path d="M-8 4C-20-10-36-14-42-8-38-2-40 4-34 8-30 14-18 14-8 8Z" fill={wing} />
      <path d="M8 4C20-10 36-14 42-8 38-2 40 4 34 8 30 14 18 14 8 8Z" fill={wing} />
      <path
        d="M-12 4C-22 0-30-6-38-7M-12 7C-22 6-28 4-35 5M12 4C22 0 30-6 38-7M12 7C22 6 28 4 35 5"
        {...lines}
        stroke="#8b6a55"
        stroke-width="1.5"
        opacity="0.6"
      />
      <path d={blob(0, 0, 13, 14, 3, 0.03)} fill="#f0c59c" />
      <path d="M-13-2C-15-14-6-19 1-18 10-18 15-11 13-2 9-9 4-11-2-10-7-10-11-7-13-2Z" fill={hair} />
      <path d="M-6 0H-3M3 0H6M-3 7C-1 8.5 1 8.5 3 7" {...lines} stroke="#6b3f28" stroke-width="1.4" />
      <circle cx="-7" cy="4" r="2.6" fill="#d98a72" opacity="0.55" />
      <circle cx="7" cy="4" r="2.6" fill="#d98a72" opacity="0.55" />
    </g>
  );
}

// The dove in the middle of the glory, flying down.
export function Dove() {
  return (
    <g transform="translate(250 250)">
      <path d="M-4-2C-18-20-40-26-58-18-50-14-48-8-40-6-42 0-34 4-28 4-22 10-10 8-4 6Z" fill="#fffaf0" />
      <path d="M4-2C18-20 40-26 58-18 50-14 48-8 40-6 42 0 34 4 28 4 22 10 10 8 4 6Z" fill="#fffaf0" />
      <path
        d="M-10 0C-24-10-36-14-50-16M-10 3C-22-2-30-5-38-5M10 0C24-10 36-14 50-16M10 3C22-2 30-5 38-5"
        {...lines}
        stroke="#c9b58b"
        stroke-width="1.8"
      />
      <path d="M-7-24C0-20 7-24 12-30L6-6C10 6 8 16 0 26-8 16-10 6-6-6L-12-30Z" fill="#fffdf6" />
      <path d="M-6-26-4-12M0-22V-12M6-26 4-12" {...lines} stroke="#d7c69d" stroke-width="1.4" />
      <path d="M-2 24 0 32 2 24Z" fill="#d98a2c" />
      <circle cx="-2.8" cy="17" r="1.2" fill="#3a2a1c" />
      <circle cx="2.8" cy="17" r="1.2" fill="#3a2a1c" />
    </g>
  );
}

export type Puffs = readonly (readonly [number, number, number])[];

// Clouds lie in three tones: shadow below, body, light above.
export function Cloud({
  puffs,
  seed,
  tones,
}: {
  puffs: Puffs;
  seed: number;
  tones: readonly [string, string, string];
}) {
  const layer = (dy: number, grow: number) =>
    puffs.map(([x, y, r], i) => blob(x, y + dy, r * grow, r * 0.78 * grow, seed + i, 0.07)).join('');
  return (
    <g>
      <path d={layer(5, 1.02)} fill={tones[0]} />
      <path d={layer(0, 0.96)} fill={tones[1]} />
      <path d={layer(-4, 0.72)} fill={tones[2]} />
    </g>
  );
}

export function Cypress({ x, y, tall }: { x: number; y: number; tall: number }) {
  const wide = tall * 0.13;
  const shape: readonly Point[] = [
    [x, y - tall],
    [x + wide, y - tall * 0.5],
    [x + wide * 0.8, y],
    [x - wide * 0.8, y],
    [x - wide, y - tall * 0.45],
  ];
  return (
    <g>
      <path d={outline(shape)} fill="#37533a" />
      <path
        d={touches({
          seed: x + tall,
          count: 16,
          box: [x - wide * 0.7, y - tall * 0.8, x + wide * 0.4, y],
          flow: () => -1.4,
          length: tall * 0.2,
          width: 1.6,
        })}
        fill="#6c8a55"
        opacity="0.8"
      />
    </g>
  );
}
