import type { JSX } from 'preact';
import { blob, outline, points } from '../../../art/brush';
import type { Feature, FeatureKind } from './country';

// What stands about on a map, drawn with a pen and a little wash. Each has its foot at 0, 0 and is about 40 high.

const pen = {
  fill: 'none',
  stroke: 'var(--pa-coast)',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const leaf = 'light-dark(#87a067, #5f7d58)';
const deep = 'light-dark(#5d7c55, #456350)';
const cherry = 'light-dark(#efb3b4, #b77482)';
const snow = 'light-dark(#fffdf7, #dfe6ea)';
const brick = 'light-dark(#b5452f, #c96a52)';
const shade = { fill: 'var(--pa-coast)', opacity: 0.28 } as const;

const drawings: Record<FeatureKind, JSX.Element> = {
  peak: (
    <>
      <path d="M-21 0-8-20-4-17 4-31 11-18 14-20 22 0Z" fill="var(--pa-tint)" />
      <path d="M4-31 11-18 14-20 22 0H8L10-6 4-12 7-20Z" {...shade} />
      <path d="M-22 0-8-20-4-17 4-31 11-18 14-20 22 0M-6-12-9-4M0-19-3-8" {...pen} />
    </>
  ),
  snowpeak: (
    <>
      <path d="M-24 0C-14-6-9-20-5-31L6-31C9-20 14-6 25 0Z" fill="var(--pa-tint)" />
      <path d="M2-31 6-31C9-20 14-6 25 0H6C8-10 5-20 2-31Z" {...shade} />
      <path d="M-10-19C-8-24-6-28-5-31L6-31C7-27 9-23 11-19L6-22 3-16-1-22-5-17Z" fill={snow} />
      <path d="M-25 0C-14-6-9-20-5-31L6-31C9-20 14-6 26 0M-10-18-5-17-1-22 3-16 6-22 11-19" {...pen} />
    </>
  ),
  fir: (
    <>
      <path d="M0-36 9-22H4L12-11H6L15 0H-14L-6-11H-11L-4-22H-8Z" fill={deep} />
      <path d="M0-36 9-22H4L12-11H6L15 0M0 0V6M-2-20-6-12M0-9-5-2" {...pen} />
    </>
  ),
  tree: (
    <>
      <path d={blob(0, -20, 14, 13, 8, 0.1, 9)} fill={leaf} />
      <path d="M12-26C17-16 12-8 3-7M0-8V3M-6-22C-4-26 0-28 3-27" {...pen} />
    </>
  ),
  blossom: (
    <>
      <path
        d={blob(-7, -18, 10, 9, 3, 0.1, 8) + blob(7, -19, 11, 10, 4, 0.1, 8) + blob(0, -27, 10, 9, 5, 0.1, 8)}
        fill={cherry}
      />
      <path
        d="M0 2C0-6-1-10-6-16M0-8C3-12 5-14 8-16M15-24C17-18 14-12 8-10M-3-31C0-34 5-33 7-30"
        {...pen}
        stroke-width={1.8}
      />
    </>
  ),
  palm: (
    <>
      <path d="M1 0C4-12 3-20-1-28" {...pen} stroke-width={3.4} />
      <path
        d="M-1-28C-10-35-18-30-20-21-14-26-8-27-1-28ZM-1-28C8-36 17-31 19-21 13-26 7-28-1-28ZM-1-28C-6-39-1-42 5-43 1-38 1-33-1-28ZM-1-28C-9-24-12-18-12-11-7-16-4-21-1-28ZM-1-28C7-25 11-19 12-11 6-16 3-21-1-28Z"
        fill={leaf}
        stroke="var(--pa-coast)"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
    </>
  ),
  dune: (
    <>
      <path d="M-28 0C-16-4-8-16 6-18 2-10 14-2 28 0Z" fill="var(--pa-tint)" />
      <path
        d="M-30 0C-16-4-8-16 6-18 2-10 14-2 30 0M-2-12C-6-6-10-3-16-1M12 6C20 3 28 4 36 7"
        {...pen}
        stroke-width={1.8}
      />
    </>
  ),
  pyramid: (
    <>
      <path d="M-20 0 2-34 30 0Z" fill="var(--pa-land)" />
      <path d="M2-34 30 0H10Z" {...shade} />
      <path d="M-36 0-22-20-14-9" {...pen} />
      <path d="M-20 0 2-34 30 0ZM2-34 10 0M-12-8H7M-6-18H5M-36 0H36" {...pen} />
    </>
  ),
  torii: (
    <>
      <path
        d="M-20-33C-8-30 8-30 20-33L18-26C8-24-8-24-18-26ZM-14-25H-9V4H-14ZM9-25H14V4H9ZM-17-19H17V-15H-17Z"
        fill={brick}
      />
      <path d="M-20-33C-8-30 8-30 20-33M-22 7C-12 4-4 9 4 6 10 4 16 8 22 6" {...pen} stroke-width={1.8} />
    </>
  ),
  mesa: (
    <>
      <path d="M-26 0-16-6-13-24H8L11-7 26 0Z" fill={brick} opacity=".75" />
      <path d="M-27 0-16-6-13-24H8L11-7 27 0M-8-23-9-8M0-23-1-6M5-22 5-10M-15-15H9" {...pen} stroke-width={1.7} />
    </>
  ),
  cactus: (
    <>
      <path
        d="M0 0V-32M0-11H-10V-21M0-16H10V-26"
        fill="none"
        stroke={deep}
        stroke-width="8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M0-30V-4M-12 1H12M-10-20V-15M10-25V-19" {...pen} stroke-width={1.4} />
    </>
  ),
  towers: (
    <>
      <path d="M-20 0V-18H-9V-28H0V-12H8V-24L14-29V-24H17V0Z" fill="var(--pa-abroad)" />
      <path
        d="M-20 0V-18H-9M-9 0V-28H0V0M8 0V-24L14-29V-24H17V0M0-12H8M-16-12V-11M-5-22V-21M-5-15V-14M12-18V-17M12-10V-9M-22 0H20"
        {...pen}
        stroke-width={1.7}
      />
    </>
  ),
  wheat: (
    <path
      d="M-8 0C-8-10-10-18-13-24M0 0V-28M8 0C8-10 10-18 13-24M-13-24-17-20M-12-19-16-15M-11-14-15-10M0-28-4-23M0-28 4-23M0-21-4-16M0-21 4-16M13-24 17-20M12-19 16-15M11-14 15-10"
      {...pen}
      stroke="light-dark(#a87f24, #c9a452)"
    />
  ),
  cabin: (
    <>
      <path d="M-15 0V-15L0-28 15-15V0Z" fill={brick} />
      <path d="M-19-12 0-29 19-12M-15-13V0H15V-13M-4 0V-9H4V0M10-21V-30" {...pen} stroke={snow} stroke-width={2.6} />
      <path d="M-21-11 0-30 21-11" {...pen} />
    </>
  ),
  volcano: (
    <>
      <path d="M-26 0C-16-6-10-18-7-26L-2-23 3-27 7-25C11-16 17-6 27 0Z" fill={deep} />
      <path d="M3-27 7-25C11-16 17-6 27 0H8C10-10 8-18 3-27Z" {...shade} />
      <path
        d="M-26 0C-16-6-10-18-7-26L-2-23 3-27 7-25C11-16 17-6 27 0M-8-16-12-6M0-18-1-7M0-30C-6-34 3-37-2-42 6-41 2-36 7-34"
        {...pen}
      />
    </>
  ),
  moai: (
    <>
      <path d="M-9 0-10-26C-10-35 8-37 10-28L11-16 14-13 10-10 11 0Z" fill="light-dark(#a49a86, #8a8577)" />
      <path
        d="M-9 0-10-26C-10-35 8-37 10-28L11-16 14-13 10-10 11 0ZM1-24H10M6-23 6-15M4-8H10M-6-26V-14"
        {...pen}
        stroke-width={1.8}
      />
    </>
  ),
  statue: (
    <>
      <path d="M-26 0C-14-3-10-12-4-16H4C9-11 14-3 26 0Z" fill={deep} />
      <path d="M-27 0C-14-3-10-12-4-16H4C9-11 14-3 27 0M-9-6-12-1M8-7 10-1" {...pen} />
      <path
        d="M-3-16-2-27-13-28V-30L-2-31C-3-36 3-36 2-31L13-30V-28L2-27 3-16Z"
        fill={snow}
        stroke="var(--pa-coast)"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
    </>
  ),
  sugarloaf: (
    <>
      <path d="M-14 0C-13-22-8-38 1-38 11-38 15-20 18 0Z" fill={deep} />
      <path d="M1-38C11-38 15-20 18 0H6C8-14 7-28 1-38Z" {...shade} />
      <path d="M-14 0C-13-22-8-38 1-38 11-38 15-20 18 0M-6-20C-8-14-8-8-9-3M0-30C-2-22-2-14-3-8" {...pen} />
      <path d="M-36-14-1-37" {...pen} stroke-width={1.2} />
      <path d="M-22-22H-15V-17H-22Z" fill={brick} stroke="var(--pa-coast)" stroke-width="1" />
    </>
  ),
  wave: (
    <path
      d="M-20-4C-14-12-8-12-4-4 0-12 8-12 12-4M0 5C4-2 10-2 14 5 17-1 22-1 26 5"
      {...pen}
      stroke-width={2.4}
      opacity={0.42}
    />
  ),
  sail: (
    <>
      <path d="M1-34 15-9H1ZM-2-28-13-9H-2Z" fill={snow} />
      <path d="M-17-6H18L13 2H-12Z" fill={brick} />
      <path
        d="M1-36V-6M1-34 15-9H1M-2-28-13-9H-2M-17-6H18L13 2H-12ZM-24 5C-18 2-14 8-8 5-2 2 4 8 10 5 16 2 20 7 25 5"
        {...pen}
        stroke-width={1.7}
      />
    </>
  ),
  canoe: (
    <>
      <path d="M2-6C-8-14-8-26 2-35 0-26 8-22 16-27 16-18 10-10 2-6Z" fill={brick} />
      <path d={outline(points('-24,-6 -12,-3 12,-3 25,-7 16,2 -14,2'))} fill="light-dark(#8a5a2b, #a37843)" />
      <path
        d="M2-6C-8-14-8-26 2-35M2-6C10-10 16-18 16-27M-26-7C-14-2 12-2 27-8M-20 6H14M-10 1-12 6M8 1 6 6M-30 9C-24 6-18 11-12 9M16 9C20 6 26 10 30 8"
        {...pen}
        stroke-width={1.7}
      />
    </>
  ),
  longship: (
    <>
      <path d="M-14-10V-30H14V-10Z" fill={snow} />
      <path d="M-14-30H-7V-10H-14ZM0-30H7V-10H0Z" fill={brick} />
      <path
        d="M-27-16C-22-4-14-2 0-2S22-4 27-16C28-4 22 4 14 4H-14C-22 4-28-4-27-16Z"
        fill="light-dark(#8a5a2b, #a37843)"
      />
      <path
        d="M0-36V-2M-15-30H15M-14-10V-30M14-30V-10H-14M-27-16C-29-21-25-23-22-21M-27-16C-22-4-14-2 0-2S22-4 27-16M-27-16C-28-4-22 4-14 4H14C22 4 28-4 27-16M-12 2V-1M-4 2V-1M4 2V-1M12 2V-1"
        {...pen}
        stroke-width={1.7}
      />
    </>
  ),
  whale: (
    <>
      <path
        d="M-24 0C-22-14-8-18 4-12 10-9 14-5 20-6L18-14 25-11 31-16C31-8 28-2 22 0Z"
        fill="var(--pa-coast)"
        opacity=".55"
      />
      <path
        d="M-24 0C-22-14-8-18 4-12 10-9 14-5 20-6L18-14 25-11 31-16C31-8 28-2 22 0M-14-18C-16-24-20-25-23-23M-14-18C-13-25-9-27-6-25M-30 2C-22-1-14 4-6 2 2-1 10 4 18 2 24 0 28 3 32 2"
        {...pen}
        stroke-width={1.7}
      />
    </>
  ),
  camel: (
    <path
      d="M-18 0-17-14C-19-16-20-20-18-22-14-24-12-20-11-22-9-30-4-30-2-23 0-30 6-30 8-22 10-20 11-18 12-22L13-30C15-34 19-33 22-30L20-27 17-27C17-20 15-14 11-12L11 0H8L7-11C2-9-4-9-9-11L-11-3V0H-14L-14-10-15 0Z"
      fill="var(--pa-coast)"
      opacity=".62"
    />
  ),
  compass: (
    <>
      <circle r="13" cy="-20" {...pen} stroke-width={0.9} />
      <circle r="10.5" cy="-20" {...pen} stroke-width={0.5} />
      <path d="M0-39 3-23 19-20 3-17 0-1-3-17-19-20-3-23Z" fill="var(--pa-land)" />
      <path
        d="M0-39V-20H19L3-17ZM0-1V-20H-19L-3-23ZM0-39 3-23 0-20ZM0-1-3-17 0-20ZM19-20 3-17 0-20ZM-19-20-3-23 0-20Z"
        fill="var(--pa-coast)"
      />
      <path
        d="M0-39 3-23 19-20 3-17 0-1-3-17-19-20-3-23ZM8-28 4-24M8-12 4-16M-8-12-4-16M-8-28-4-24"
        {...pen}
        stroke-width={0.8}
      />
      <path d="M0-44-2-40H2Z" fill={brick} />
    </>
  ),
};

export function FeatureDrawing({ feature: { kind, x, y, size } }: { feature: Feature }) {
  const scale = Math.round((size / 40) * 100) / 100;
  return <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`}>{drawings[kind]}</g>;
}
