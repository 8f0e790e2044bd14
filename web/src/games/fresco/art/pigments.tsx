import type { Paint } from '../../../generated/fresco';

// Each pigment has a shape as well as a colour, and keeps both wherever it appears.

export const pigments: readonly Paint[] = ['red', 'yellow', 'blue', 'orange', 'green', 'purple', 'pink', 'brown'];

const shapes: Record<Paint, string> = {
  red: 'M12 2.2 22.4 20.4H1.6Z',
  yellow:
    'M12 1 14.1 5.2 18.2 2.9 18.1 7.6 22.8 8 20 11.8 23 15.4 18.4 16.2 18.9 20.9 14.6 19 12 23 9.4 19 5.1 20.9 5.6 16.2 1 15.4 4 11.8 1.2 8 5.9 7.6 5.8 2.9 9.9 5.2Z',
  blue: 'M12 1.4C15.6 6.4 19.4 10.6 19.4 15A7.4 7.4 0 0 1 4.6 15C4.6 10.6 8.4 6.4 12 1.4Z',
  orange: 'M12 1.6 21.2 6.8V17.2L12 22.4 2.8 17.2V6.8Z',
  green: 'M3 21.4C1.4 9.6 8.6 2.4 21.6 2.4 22.4 14.6 15.2 21.6 6.4 19.4Z',
  purple: 'M12 1 22 12 12 23 2 12Z',
  pink: 'M12 2.4A4.9 4.9 0 0 1 20.4 6.8 4.9 4.9 0 0 1 20.4 15.4 4.9 4.9 0 0 1 12 21.6 4.9 4.9 0 0 1 3.6 15.4 4.9 4.9 0 0 1 3.6 6.8 4.9 4.9 0 0 1 12 2.4Z',
  brown: 'M3 3H21V21H3Z',
};

const marks: Partial<Record<Paint, string>> = {
  green: 'M6.4 17.8 15.6 8.4',
  pink: 'M12 8.8V15.2M9 12H15',
  brown: 'M7.6 7.6H16.4V16.4H7.6Z',
};

export const hue: Record<Paint, string> = {
  red: '#c4392a',
  yellow: '#eebb2c',
  blue: '#2f5fc0',
  orange: '#e07a22',
  green: '#3f8a4d',
  purple: '#7a4298',
  pink: '#e48aa6',
  brown: '#7d5231',
};

// The shape alone, to stand inside another drawing.
function PigmentShape({ paint }: { paint: Paint }) {
  return (
    <g stroke-linejoin="round">
      <path d={shapes[paint]} fill={hue[paint]} stroke="#1f1b16" stroke-opacity="0.75" stroke-width="1.5" />
      {marks[paint] && <path d={marks[paint]} fill="none" stroke="#1f1b16" stroke-opacity="0.6" stroke-width="1.4" />}
    </g>
  );
}

export function Pigment({ paint }: { paint: Paint }) {
  return (
    <svg class="fr-pigment" viewBox="0 0 24 24" data-paint={paint} aria-hidden="true">
      <PigmentShape paint={paint} />
    </svg>
  );
}

export function Pigments({ paints }: { paints: readonly Paint[] }) {
  return (
    <span class="fr-pigments" aria-hidden="true">
      {paints.map((paint, i) => (
        <Pigment key={i} paint={paint} />
      ))}
    </span>
  );
}
