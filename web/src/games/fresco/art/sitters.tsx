import type { JSX } from 'preact';
import { blob, touches } from '../../../art/brush';
import type { Sitter } from '../../../generated/fresco';

// Twelve people who sit for their portraits: one bust, and what makes each of them who they are. A field of 100 by 128.

interface Look {
  ground: readonly [string, string];
  skin: string;
  hair: string;
  robe: string;
  trim: string;
  long?: boolean; // hair over the shoulders
  beard?: boolean;
  wears?: JSX.Element; // over the head
  holds?: JSX.Element; // before the breast
}

const ink = '#2b1d14';
const gold = '#e6b74a';

const halo = (
  <g fill="none" stroke={gold}>
    <circle cx="50" cy="50" r="29" stroke-width="3" />
    <circle cx="50" cy="50" r="33" stroke-width="1" stroke-dasharray="2 4" />
  </g>
);

const looks: Record<Sitter, Look> = {
  servant: {
    ground: ['#5d6b58', '#7d8a70'],
    skin: '#e2b58c',
    hair: '#5a3a22',
    robe: '#6b4a2f',
    trim: '#c7b08a',
    wears: <path d="M27 54C25 26 40 20 50 20S75 26 73 54C70 40 64 33 50 33S30 40 27 54Z" fill="#5a3d26" />,
    holds: <path d="M50 86V108M42 93H58" stroke="#e9dcc0" stroke-width="4" stroke-linecap="round" />,
  },
  actor: {
    ground: ['#6e2f3d', '#95485a'],
    skin: '#e9bd93',
    hair: '#2f2018',
    robe: '#d39a2c',
    trim: '#7a2f4d',
    wears: <path d="M29 34C34 18 66 16 72 30 82 22 88 14 92 20 88 32 78 38 70 38 56 32 42 32 29 38Z" fill="#3e5f8f" />,
    holds: (
      <g>
        <path
          d="M58 90C66 93 76 93 84 90 85 104 78 114 71 114S57 104 58 90Z"
          fill="#fff6e2"
          stroke={ink}
          stroke-width="1.4"
        />
        <path d="M64 98H67M75 98H78M65 105C69 109 73 109 77 105" fill="none" stroke={ink} stroke-width="1.6" />
      </g>
    ),
  },
  abbot: {
    ground: ['#41526b', '#5f738f'],
    skin: '#dfae85',
    hair: '#b9b1a3',
    robe: '#efe6d2',
    trim: '#3a3330',
    beard: true,
    wears: <path d="M33 36C36 28 64 28 67 36 60 33 40 33 33 36Z" fill="#b9b1a3" />,
    holds: (
      <g>
        <path d="M34 90H66V116H34Z" fill="#7d3a2a" stroke={ink} stroke-width="1.4" />
        <path d="M50 95V111M44 101H56" stroke={gold} stroke-width="2.4" />
      </g>
    ),
  },
  sexton: {
    ground: ['#4d4a63', '#6d6a86'],
    skin: '#e0b087',
    hair: '#6b6259',
    robe: '#3a3a46',
    trim: '#b9a98a',
    wears: <path d="M31 38C33 22 67 22 69 38 58 32 42 32 31 38Z" fill="#2c2c36" />,
    holds: (
      <g fill="none" stroke={gold} stroke-width="3.4">
        <circle cx="50" cy="92" r="6" />
        <path d="M50 98V116M50 110H57M50 115H56" />
      </g>
    ),
  },
  merchant: {
    ground: ['#7a5a2c', '#a37e44'],
    skin: '#d9a276',
    hair: '#3b2618',
    robe: '#2f6f73',
    trim: '#d9c39a',
    beard: true,
    wears: <path d="M27 38C26 22 74 20 73 38 82 40 82 46 72 44 56 38 44 38 28 44 18 46 18 40 27 38Z" fill="#a03a2a" />,
    holds: (
      <g>
        <path
          d="M36 98C32 108 36 118 50 118S68 108 64 98C60 94 40 94 36 98Z"
          fill="#8a6234"
          stroke={ink}
          stroke-width="1.4"
        />
        <path d="M42 95 40 88H60L58 95" fill="#8a6234" stroke={ink} stroke-width="1.4" />
      </g>
    ),
  },
  peer: {
    ground: ['#3c5a45', '#5d7c63'],
    skin: '#ebc29b',
    hair: '#8a5a2a',
    robe: '#5b2f6e',
    trim: '#f3ead6',
    long: true,
    wears: (
      <g>
        <path d="M28 36C30 24 70 24 72 36Z" fill="#2c2233" />
        <path d="M66 28C78 22 86 26 90 34 82 32 76 36 68 34Z" fill="#f3ead6" />
      </g>
    ),
  },
  patron: {
    ground: ['#5a2c2c', '#84463f'],
    skin: '#e3b48d',
    hair: '#cfc7b8',
    robe: '#9b2f2a',
    trim: '#e9ddc6',
    long: true,
    wears: <path d="M30 36C28 18 72 18 70 36 58 31 42 31 30 36Z" fill="#9b2f2a" />,
    holds: (
      <path
        d="M32 84C40 98 60 98 68 84M50 94V102"
        fill="none"
        stroke={gold}
        stroke-width="3.4"
        stroke-linecap="round"
      />
    ),
  },
  muse: {
    ground: ['#6f8fb3', '#a9c1d6'],
    skin: '#f0c9a4',
    hair: '#b9772f',
    robe: '#e8d6c0',
    trim: '#8fb08a',
    long: true,
    wears: (
      <path
        d="M30 36C38 24 62 24 70 36M33 34 28 28M38 30 35 22M45 27 44 19M55 27 56 19M62 30 65 22M67 34 72 28"
        fill="none"
        stroke="#4f7a4a"
        stroke-width="4"
        stroke-linecap="round"
      />
    ),
  },
  bishop: {
    ground: ['#3f3560', '#65588c'],
    skin: '#e6b890',
    hair: '#d9d2c6',
    robe: '#7a2f6a',
    trim: gold,
    wears: (
      <g>
        <path
          d="M31 38C30 22 40 10 50 4 60 10 70 22 69 38 58 33 42 33 31 38Z"
          fill="#fff8e8"
          stroke={ink}
          stroke-width="1.2"
        />
        <path d="M50 10V32M36 26C46 23 54 23 64 26" fill="none" stroke="#c8922c" stroke-width="3" />
      </g>
    ),
  },
  mary: {
    ground: ['#c9a04a', '#e6c675'],
    skin: '#f2cfae',
    hair: '#6b4327',
    robe: '#b8433a',
    trim: '#2f5fa0',
    wears: (
      <g>
        {halo}
        <path
          d="M24 100C22 66 22 24 50 24S78 66 76 100C72 86 68 70 68 52 66 38 60 33 50 33S34 38 32 52C32 70 28 86 24 100Z"
          fill="#2f5fa0"
        />
      </g>
    ),
  },
  girl: {
    ground: ['#5f7f6b', '#94ae8f'],
    skin: '#f5d3b3',
    hair: '#d9a23c',
    robe: '#cf7f95',
    trim: '#fff3dd',
    long: true,
    wears: (
      <g>
        <circle cx="35" cy="34" r="5" fill="#c4392a" />
        <circle cx="44" cy="29" r="4.4" fill="#f3ead6" />
        <circle cx="66" cy="35" r="4.4" fill="#eebb2c" />
      </g>
    ),
  },
  self: {
    ground: ['#4a3b2c', '#75604a'],
    skin: '#e3b48a',
    hair: '#4a2f1c',
    robe: '#4a5a63',
    trim: '#d8c8ae',
    long: true,
    beard: true,
    wears: <path d="M27 36C24 20 76 18 76 34 72 40 64 33 50 33S32 40 27 36Z" fill="#23232a" />,
    holds: (
      <g>
        <path d="M36 118 68 84" stroke="#8a5a2a" stroke-width="3" stroke-linecap="round" />
        <path d="M67 85 78 74 73 90Z" fill="#c4392a" />
      </g>
    ),
  },
};

export function SitterPicture({ sitter }: { sitter: Sitter }) {
  const { ground, skin, hair, robe, trim, long, beard, wears, holds } = looks[sitter];
  const strokes = touches({
    seed: sitter.length * 7 + sitter.charCodeAt(0),
    count: 70,
    box: [0, 0, 100, 128],
    flow: (x, y) => 0.6 + x * 0.012 - y * 0.006,
    length: 26,
    width: 3,
  });
  return (
    <svg class="fr-sitter" viewBox="0 0 100 128" aria-hidden="true">
      <rect width="100" height="128" fill={ground[0]} />
      <path d={strokes} fill={ground[1]} opacity="0.6" />
      {long && <path d="M28 46C24 72 26 92 20 102 40 106 60 106 80 102 74 92 76 72 72 46Z" fill={hair} />}
      <path d="M6 128C8 100 28 90 42 86H58C72 90 92 100 94 128Z" fill={robe} />
      <path
        d="M20 112C24 118 24 124 23 128M80 112C76 118 76 124 77 128M36 96C40 108 40 118 38 128M64 96C60 108 60 118 62 128"
        fill="none"
        stroke={ink}
        stroke-opacity="0.3"
        stroke-width="2.4"
      />
      <path d="M41 70H59V88C55 95 45 95 41 88Z" fill={skin} />
      <path d="M41 78C46 83 54 83 59 76V72H41Z" fill={ink} opacity="0.16" />
      <path d="M36 88C42 98 58 98 64 88L69 91C62 106 38 106 31 91Z" fill={trim} />
      <path d={blob(50, 53, 18.5, 23, 11, 0.02)} fill={skin} />
      <path d="M56 34C68 44 70 60 62 72 70 66 73 44 62 36Z" fill={ink} opacity="0.12" />
      <path d="M30 52C28 32 38 27 50 27S72 32 70 52C68 42 62 36 50 36S32 42 30 52Z" fill={hair} />
      {beard && <path d="M32 58C34 82 44 88 50 88S66 82 68 58C64 70 58 69 50 69S36 70 32 58Z" fill={hair} />}
      <path
        d="M38 47C40 45 44 45 46 47M54 47C56 45 60 45 62 47"
        fill="none"
        stroke={ink}
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <ellipse cx="42.5" cy="51.5" rx="2" ry="1.7" fill={ink} />
      <ellipse cx="57.5" cy="51.5" rx="2" ry="1.7" fill={ink} />
      <path
        d="M50 51C49 56 47.5 59 50 60.500M45 66.500C48 68.5 52 68.5 55 66.5"
        fill="none"
        stroke={ink}
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <circle cx="38" cy="60" r="4" fill="#c4583f" opacity="0.22" />
      <circle cx="62" cy="60" r="4" fill="#c4583f" opacity="0.22" />
      {wears}
      {holds}
    </svg>
  );
}
