// Small marks of the shell, drawn by hand on a 24 grid.

const stroke = {
  viewBox: '0 0 24 24',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': true,
} as const;

export const Gear = () => (
  <svg {...stroke}>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </svg>
);
export const Scroll = () => (
  <svg {...stroke}>
    <path d="M5 6h14M5 12h14M5 18h9" />
  </svg>
);
export const Cross = () => (
  <svg {...stroke}>
    <path d="M6 6l12 12M18 6 6 18" />
  </svg>
);
export const Question = () => (
  <svg {...stroke}>
    <path d="M8.600 8.800a3.500 3.500 0 1 1 5 3.600c-1.100.6-1.600 1.200-1.600 2.600" />
    <path d="M12 18.600v.1" stroke-width="2.400" />
  </svg>
);
export const Copy = () => (
  <svg {...stroke}>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15V6a2 2 0 0 1 2-2h8" />
  </svg>
);
export const Tick = () => (
  <svg {...stroke}>
    <path d="m5 12.500 4.500 4.500L19 7.500" />
  </svg>
);
