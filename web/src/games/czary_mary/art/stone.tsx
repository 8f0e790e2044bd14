import type { ComponentChildren, JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { around, blob, Ground, INK, outline, points, raggedEdge, ribbon, touches } from './brush';
import { Frame } from './frame';
import { Mark } from './glyphs';

const RIM = '#E6DCC9';
const RIM_SHADE = '#B9AB93';
// Below this width the grain is finer than a pixel: the filter would cost time and show nothing.
const GRAIN_FROM = 60;

const slab =
  'M20 2.5C60 1 190 3.5 231 2 242 2 248 8 248 19 246.5 120 249 240 247.5 331 247 342 241 348 230 347.5 160 346 80 349 19 347.5 8 347.5 2 342 2.5 330 4 230 1 120 2.5 19 3 8 9 2.5 20 2.5Z';

// The place of the number was masked off before painting.
const faceEdge = points('79,10 234,10 240,16 240,334 234,340 16,340 10,334 10,150 74,151 79,146');
const backEdge = points('16,10 234,10 240,16 240,334 234,340 16,340 10,334 10,16');

interface StoneProps {
  name: string;
  seed: number;
  size: number | undefined;
  title: string | undefined;
  weave: string;
  corner?: JSX.Element;
  children: ComponentChildren;
}

/** A slab of primed stone with a painting on it; the one filter bends the edges and adds the grain of the bristles. */
export function Stone({ name, seed, size, title, weave, corner, children }: StoneProps) {
  // An id per copy: a filter that lives in a hidden copy of the same stone would not be applied elsewhere.
  const id = `czary-mary-${name}-${useId()}`;
  const bare = corner !== undefined;
  const edge = useMemo(() => raggedEdge(bare ? faceEdge : backEdge, seed), [bare, seed]);
  const grained = size === undefined || size >= GRAIN_FROM;
  return (
    <Frame viewBox="0 0 250 350" width={size} height={size === undefined ? undefined : size * 1.4} title={title}>
      <defs>
        <clipPath id={`${id}-edge`}>
          <path d={edge} />
        </clipPath>
        {grained && (
          <filter
            id={`${id}-hand`}
            filterUnits="userSpaceOnUse"
            x="0"
            y="0"
            width="250"
            height="350"
            color-interpolation-filters="sRGB"
          >
            <feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves={2} seed={seed} result="noise" />
            <feDisplacementMap
              in="SourceGraphic"
              in2="noise"
              scale={6}
              xChannelSelector="R"
              yChannelSelector="G"
              result="bent"
            />
            <feTurbulence type="fractalNoise" baseFrequency={weave} numOctaves={1} seed={seed + 50} />
            <feColorMatrix values="0 0 1 0 0  0 0 1 0 0  0 0 1 0 0  0 0 0 0 1" result="grey" />
            <feComposite in="bent" in2="grey" operator="arithmetic" k1={0} k2={1} k3={0.18} k4={-0.09} />
          </filter>
        )}
      </defs>
      <path d={slab} fill={RIM_SHADE} />
      <path d={slab} fill={RIM} transform="translate(2.2 1) scale(.982 .984)" />
      <g clip-path={`url(#${id}-edge)`}>
        <g filter={grained ? `url(#${id}-hand)` : undefined}>{children}</g>
      </g>
      {corner}
    </Frame>
  );
}

/** What matters in a fan of stones: number and mark on the bare stone. */
export function Corner({ spell, hue }: { spell: number; hue: string }) {
  return (
    <g fill={INK}>
      <text
        x="43"
        y="83"
        text-anchor="middle"
        font-size="96"
        font-weight="700"
        style={{ fontFamily: 'var(--font-title, var(--serif, Fraunces)), serif', fontVariantNumeric: 'lining-nums' }}
      >
        {spell}
      </text>
      <g transform="translate(19 92) scale(1.96)" style={{ color: INK }}>
        <Mark spell={spell} />
      </g>
      <path d={ribbon('12,146 32,144.5 54,146.5 72,145', [2, 7, 6, 1])} fill={hue} />
    </g>
  );
}

const rays = Array.from({ length: 8 }, (_, ray) => {
  const turn = (ray / 8) * Math.PI * 2 + Math.PI / 8;
  const on = (reach: number, drift: number): [number, number] => [
    125 + Math.cos(turn + drift) * reach,
    175 + Math.sin(turn + drift) * reach,
  ];
  return ribbon([on(17, 0), on(34, 0.06), on(52, 0.02), on(72, 0)], [2, 11, 8, 1]);
}).join('');

const dots = Array.from({ length: 8 }, (_, dot) => {
  const turn = (dot / 8) * Math.PI * 2;
  return blob(125 + Math.cos(turn) * 62, 175 + Math.sin(turn) * 62, 4, 4, dot + 3, 0.12, 7);
}).join('');

export function StoneBack({ size, title }: { size?: number | undefined; title?: string | undefined }) {
  return (
    <Stone name="back" seed={40} size={size} title={title} weave="0.3 0.3">
      <Ground
        base="#4A5462"
        tints={['#556070', '#414A57', '#5F6A79', '#3B4450']}
        seed={9}
        count={70}
        flow={around(125, 175)}
        length={62}
        width={10}
        bend={6}
      />
      <g fill="none" stroke="#D9D2C3">
        <path d="M25 26 226 24 225 325 24 326Z" stroke-width="2.4" opacity=".75" />
        <path d="M33 34 217 33 218 317 32 317Z" stroke-width="1.2" opacity=".5" />
        <path d={blob(125, 175, 86, 86, 12, 0.012, 14)} stroke-width="2.4" opacity=".8" />
        <path d={blob(125, 175, 80, 80, 15, 0.014, 14)} stroke-width="1.2" opacity=".5" />
      </g>
      <path d={rays + dots} fill="#E4DDCE" opacity=".9" />
      <path
        d={touches({
          seed: 77,
          count: 10,
          box: [60, 110, 190, 240],
          flow: around(125, 175),
          length: 46,
          width: 2,
          bend: 7,
        })}
        fill="#4A5462"
        opacity=".55"
      />
      <path d="M125 52 130 70 125 88 120 70ZM125 262 130 280 125 298 120 280Z" fill="#E4DDCE" opacity=".7" />
    </Stone>
  );
}

const pipPlaces: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [29, 71],
    [71, 29],
  ],
  3: [
    [27, 73],
    [50, 50],
    [73, 27],
  ],
  4: [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
};

const cube = outline('14,5 50,4 87,5.5 95,14 96,50 94.5,87 86,95 50,96 13,94.5 5,86 4,50 5.5,13');

export function DieFace({
  pips,
  size,
  title,
}: {
  pips: number;
  size?: number | undefined;
  title?: string | undefined;
}) {
  const places = pipPlaces[pips] ?? [];
  const radius = pips === 1 ? 14 : pips <= 3 ? 11.5 : 10;
  return (
    <Frame viewBox="0 0 100 100" width={size} height={size} title={title}>
      <path d={cube} fill={INK} />
      <path d={cube} fill="#CDBFA6" transform="translate(4.5 4.5) scale(.91)" />
      <path d={cube} fill="#FBF8F2" transform="translate(5 4.5) scale(.88 .86)" />
      <path
        d="M14 20C30 15 60 14 84 18 62 19 34 20 14 25ZM12 66C30 70 58 66 80 69 56 73 30 74 12 71Z"
        fill="#E6DCC9"
        opacity=".8"
      />
      <path
        d={places.map(([x, y], pip) => blob(x, y - 1, radius, radius, pip * 5 + pips, 0.07, 9)).join('')}
        fill={INK}
      />
      <path
        d={places
          .map(([x, y], pip) =>
            blob(x - radius * 0.3, y - 1 - radius * 0.35, radius * 0.28, radius * 0.2, pip + 2, 0.1, 7),
          )
          .join('')}
        fill="#6B6255"
      />
    </Frame>
  );
}
