import type { JSX } from 'preact';
import { tones } from './palette';
import type { Pigment } from './shapes';

// The shape every pigment has in all games, so that nothing depends on telling colours apart.
const marks: Record<Pigment, JSX.Element> = {
  yellow: (
    <path d="M12 6.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8ZM11 .8h2l.5 4.2h-3ZM11 23.2h2l.5-4.2h-3ZM.8 11v2l4.2.5v-3ZM23.2 11v2l-4.2.5v-3ZM3.4 4.8 4.8 3.4 8.1 6.1 6.1 8.1ZM20.6 4.8 19.2 3.4 15.9 6.1 17.9 8.1ZM3.4 19.2 4.8 20.6 8.1 17.9 6.1 15.9ZM20.6 19.2 19.2 20.6 15.9 17.9 17.9 15.9Z" />
  ),
  green: (
    <path
      fill-rule="evenodd"
      d="M21.5 2C9 2 2.5 7.5 2.5 15.5C2.5 17.5 3 19 3.8 20.2L2 23.4 4 24 5.8 21.2C15.5 22.5 21.5 15 21.5 2ZM18 5.5C12 9 8 13.5 5.8 18.5L7 19C9.5 14.5 13 10.5 18.4 6.5Z"
    />
  ),
  blue: <path d="M12 .8C16 7 19.8 11 19.8 15.6A7.8 7.8 0 0 1 4.2 15.6C4.2 11 8 7 12 .8Z" />,
  brown: <path d="M3 3h18v18H3Z" />,
  pink: (
    <path
      fill-rule="evenodd"
      d="M12 22.5C7 18.5 3.6 13.8 4 8.8C4.4 5 7.2 2.4 9.8 2.8C10.9 3 11.6 3.6 12 4.5C12.4 3.6 13.1 3 14.2 2.8C16.8 2.4 19.6 5 20 8.8C20.4 13.8 17 18.5 12 22.5ZM12 20L11.2 8.5H12.8ZM10.6 18.5L6.9 9.8 8.3 9.2ZM13.4 18.5L17.1 9.8 15.7 9.2Z"
    />
  ),
};

export function Mark({ paint, plain = false }: { paint: Pigment; plain?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class="ft-mark" aria-hidden="true">
      <g
        fill={plain ? 'currentColor' : tones[paint][1]}
        stroke={plain ? 'none' : tones[paint][2]}
        stroke-width="1"
        stroke-linejoin="round"
      >
        {marks[paint]}
      </g>
    </svg>
  );
}
