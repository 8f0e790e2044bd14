import { SeatMark } from '../../../shell/seats';

// Figures and small things that lie on the table, in fields of 24 by 24 unless said otherwise.

const line = { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

// The bishop in purple: mitre, face, cope and crozier.
export function BishopPiece() {
  return (
    <svg class="fr-bishop-piece" viewBox="0 0 40 48" aria-hidden="true">
      <ellipse cx="20" cy="44" rx="14" ry="3.4" fill="#1f1b16" opacity="0.35" />
      <path d="M8 44C8 32 10 24 20 24S32 32 32 44Z" fill="#7a2f6a" stroke="#2c1526" stroke-width="1.4" />
      <path d="M16 25 20 44 24 25Z" fill="#f1d27a" stroke="#2c1526" stroke-width="1" />
      <circle cx="20" cy="20" r="6" fill="#eec39a" stroke="#2c1526" stroke-width="1.2" />
      <path
        d="M12.5 17C12 10 15 5 20 1 25 5 28 10 27.5 17 22 15 18 15 12.5 17Z"
        fill="#fff8e8"
        stroke="#2c1526"
        stroke-width="1.4"
      />
      <path d="M20 4V15M14 11.500C18 10 22 10 26 11.5" fill="none" stroke="#c8922c" stroke-width="1.8" />
      <path
        d="M34 44V16C34 11 39 12 38 16 37.5 18 35.5 18 35.5 16"
        fill="none"
        stroke="#c8922c"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M17 21H18.500M21.5 21H23" stroke="#2c1526" stroke-width="1.2" />
    </svg>
  );
}

// A painter nobody plays has a mark of his own: the compass.
const leonardoMark =
  'M12 1.500A2.5 2.5 0 0 1 13.6 6L19 21.5 17 22.5 14.6 16C13 17 11 17 9.4 16L7 22.5 5 21.5 10.4 6A2.5 2.5 0 0 1 12 1.500ZM12 9 10.2 14C11.4 14.5 12.6 14.5 13.8 14Z';

function PainterMark({ painter, leonardo }: { painter: number; leonardo: boolean }) {
  return leonardo ? <path d={leonardoMark} fill="currentColor" fill-rule="evenodd" /> : <SeatMark seat={painter} />;
}

export const painterColour = (painter: number, leonardo: boolean): string =>
  leonardo ? 'var(--seat-5)' : `var(--seat-${painter})`;

// A master: his colour and his mark on a round disc.
export function Master({ painter, leonardo, at }: { painter: number; leonardo: boolean; at?: string | undefined }) {
  return (
    <span class="fr-master" style={{ background: painterColour(painter, leonardo) }} data-at={at} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <PainterMark painter={painter} leonardo={leonardo} />
      </svg>
    </span>
  );
}

// An apprentice: a small standing figure.
export function Apprentice() {
  return (
    <svg class="fr-apprentice" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 2.200A4.6 4.6 0 0 1 15.4 10C18.6 11.2 20.4 15 20.6 21.600H3.400C3.6 15 5.4 11.2 8.6 10A4.6 4.6 0 0 1 12 2.200Z"
        fill="currentColor"
      />
    </svg>
  );
}

export function Coin() {
  return (
    <svg class="fr-coin" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="#e6b74a" stroke="#7d571a" stroke-width="1.6" />
      <circle cx="12" cy="12" r="7" fill="none" stroke="#a97a28" stroke-width="1.2" />
      <path d="M8.5 8.500H15.500M12 8.500V16" stroke="#6b4814" stroke-width="2" stroke-linecap="round" fill="none" />
    </svg>
  );
}

// A face for the mood: it smiles, looks straight, or frowns.
export function MoodFace({ mood }: { mood: number }) {
  const mouth =
    mood > 0 ? 'M8 14C10 17 14 17 16 14' : mood < 0 ? 'M8 16.500C10 13.5 14 13.5 16 16.5' : 'M8.5 15.500H15.5';
  return (
    <svg class="fr-face" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" {...line} stroke-width="1.8" />
      <path d={`M9 9.500V10M15 9.500V10${mouth}`} {...line} stroke-width="2" />
    </svg>
  );
}

// A restored segment lying face down.
export function TileBack() {
  return (
    <svg class="fr-tile-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="#d9c39a" stroke="#7d5f3a" stroke-width="1.6" />
      <path
        d="M12 6C13.5 9.5 14.5 10.5 18 12 14.5 13.5 13.5 14.5 12 18 10.5 14.5 9.5 13.5 6 12 9.5 10.5 10.5 9.5 12 6Z"
        fill="#2f5fa0"
      />
    </svg>
  );
}
