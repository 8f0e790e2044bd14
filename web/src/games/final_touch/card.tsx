import { Mark } from './art/mark';
import { canvas, tones } from './art/palette';
import type { Pigment } from './art/shapes';

// A touch card: one full stroke of the brush, and the mark of its pigment.
export function CardFace({ paint }: { paint: Pigment }) {
  const [light, full, deep] = tones[paint];
  return (
    <span class="ft-card" style={{ '--light': light, '--full': full, '--deep': deep }}>
      <svg viewBox="0 0 50 70" aria-hidden="true">
        <rect width="50" height="70" rx="5" fill={canvas} />
        <path
          d="M6 50C4 38 10 22 22 16C32 10 44 14 45 20C46 26 38 26 36 34C35 42 46 44 43 52C38 62 10 64 6 50Z"
          fill={full}
        />
        <path
          d="M10 48C9 38 14 27 23 21M15 53C13 44 18 33 27 26M22 56C20 47 24 40 30 33"
          fill="none"
          stroke={light}
          stroke-width="2"
          stroke-linecap="round"
        />
        <rect x="1" y="1" width="48" height="68" rx="4.5" fill="none" stroke={deep} stroke-width="1.6" />
      </svg>
      <span class="ft-card-mark">
        <Mark paint={paint} />
      </span>
    </span>
  );
}

export function CardBack() {
  return (
    <svg viewBox="0 0 50 70" class="ft-back" aria-hidden="true">
      <rect width="50" height="70" rx="5" fill="#4a4038" />
      <rect x="4" y="4" width="42" height="62" rx="3" fill="none" stroke="#d9c7a3" stroke-width="1.5" />
      <path d="M15 44C13 34 20 26 28 28C36 30 37 38 31 40C28 41 30 44 31 46C30 51 17 52 15 44Z" fill="#d9c7a3" />
      <g fill="#4a4038">
        <circle cx="20" cy="38" r="2" />
        <circle cx="25" cy="33" r="2" />
        <circle cx="31" cy="35" r="2" />
        <circle cx="21" cy="45" r="2" />
      </g>
    </svg>
  );
}
