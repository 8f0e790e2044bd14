import { blob, chanceFrom } from './brush';

// The scene on a mission card, from its number.
export function Scenery({ card }: { card: number }) {
  const chance = chanceFrom(card);
  return (
    <g>
      <rect width="250" height="350" rx="14" fill="#c9b48a" />
      <path d={blob(60 + chance() * 150, 90, 30, 30, card, 0.04)} fill="#e7c25c" />
      <path d="M0 180C60 150 160 190 250 160V350H0Z" fill="#5d7a62" />
    </g>
  );
}
