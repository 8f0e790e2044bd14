import type { ComponentChildren } from 'preact';
import { blob } from '../../../art/brush';

// The team's old van from the side. Its long box is open: three bays, for fuel, weapons and walkie-talkies, in the picture's own units.

export const vanBox = { width: 360, height: 180 } as const;

export const vanBays = [
  { x: 22, y: 44, width: 70, height: 76 },
  { x: 99, y: 44, width: 70, height: 76 },
  { x: 176, y: 44, width: 70, height: 76 },
] as const;

function Wheel({ x }: { x: number }) {
  return (
    <g>
      <path d={blob(x, 150, 25, 25, x, 0.02)} fill="#26221f" />
      <path d={blob(x, 150, 14, 14, x + 1, 0.03)} fill="#cfc6b4" stroke="#5a5044" stroke-width="2" />
      <circle cx={x} cy="150" r="4.5" fill="#5a5044" />
      <path
        d={`M${x - 18} 141A20 20 0 0 1 ${x - 4} 131`}
        fill="none"
        stroke="#6a625a"
        stroke-width="2"
        stroke-linecap="round"
      />
    </g>
  );
}

function Bays() {
  return (
    <g>
      {vanBays.map((bay, i) => (
        <g key={bay.x}>
          <path
            d={`M${bay.x - 1} ${bay.y + 1}L${bay.x + bay.width + 1} ${bay.y - 1} ${bay.x + bay.width} ${bay.y + bay.height + 1} ${bay.x} ${bay.y + bay.height}Z`}
            fill="#2b241d"
            stroke="#1d2b27"
            stroke-width="2.5"
            stroke-linejoin="round"
          />
          <path
            d={`M${bay.x + 2} ${bay.y + bay.height / 2 + i}H${bay.x + bay.width - 2}M${bay.x + 2} ${bay.y + bay.height - 3}H${bay.x + bay.width - 2}`}
            stroke="#8a6238"
            stroke-width="4"
          />
        </g>
      ))}
    </g>
  );
}

function Body() {
  return (
    <g>
      <ellipse cx="180" cy="172" rx="168" ry="6" fill="#000" opacity=".22" />
      <path
        d="M12 36C12 27 18 22 27 22L246 20C262 20 272 24 280 34L306 74C326 77 340 83 347 94 352 104 352 122 350 138 349 146 345 150 338 150L20 152C13 151 9 147 9 140Z"
        fill="#3f8577"
        stroke="#1d2b27"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path
        d="M10 126C100 122 240 128 351 120L350 138C349 146 345 150 338 150L20 152C13 151 9 147 9 140Z"
        fill="#e9dcc0"
      />
      <path d="M10 126C100 122 240 128 351 120" fill="none" stroke="#1d2b27" stroke-width="2" />
      <path
        d="M258 36C266 36 270 40 274 46L292 75 258 76Z"
        fill="#cfe3e2"
        stroke="#1d2b27"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path d="M264 68 276 50M272 70 282 56" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".8" />
      <path
        d="M253 30V142M258 86 292 85M262 94H272"
        fill="none"
        stroke="#1d2b27"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d={blob(342, 106, 6, 8, 9, 0.05)} fill="#f6d873" stroke="#1d2b27" stroke-width="2" />
      <path d="M350 134H334M12 140H4" stroke="#8c8577" stroke-width="6" stroke-linecap="round" />
      <path
        d="M30 20 34 10H236L240 19M70 19V10M120 19V10M180 19V10"
        fill="none"
        stroke="light-dark(#4a4038, #a8977c)"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M60 152A31 31 0 0 1 118 152ZM262 152A31 31 0 0 1 320 152Z" fill="#1d2b27" />
      <Wheel x={89} />
      <Wheel x={291} />
    </g>
  );
}

export function Van({ width, children }: { width?: number; children?: ComponentChildren }) {
  return (
    <svg class="pa-van" viewBox={`0 0 ${vanBox.width} ${vanBox.height}`} width={width} aria-hidden="true">
      <Body />
      <Bays />
      {children}
    </svg>
  );
}

// The same van on the road, its box closed.
export function ClosedVan() {
  return (
    <g>
      <Body />
      <path
        d="M22 44 246 42 245 112 24 114ZM96 43V113M170 43V112"
        fill="#4d9686"
        stroke="#1d2b27"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </g>
  );
}
