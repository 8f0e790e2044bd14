import type { ComponentChildren } from 'preact';
import type { Art, Resource } from '../../../generated/projekt-art';
import { artPaint, artWash, chalk, ink, resourcePaint } from './paint';

// Marks for use inside an SVG. All are drawn on a field of 24 by 24, stand with their middle at x, y and are `size` wide and high.
// A mark has its own pigment unless it is given another paint.

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export function Field({ x, y, size, children }: Spot & { children: ComponentChildren }) {
  const scale = size / 24;
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>{children}</g>;
}

const artShapes: Record<Art, string> = {
  // A film camera with two reels.
  films:
    'M6.2 1.2A4.4 4.4 0 0 1 10.4 4.3A3.5 3.5 0 1 1 14.4 10.2H15.6C16.3 10.2 16.8 10.7 16.8 11.4V13.6L22.8 10.2V21.4L16.8 18V20.4C16.8 21.1 16.3 21.6 15.6 21.6H2.8C2.1 21.6 1.6 21.1 1.6 20.4V11.4C1.6 10.7 2.1 10.2 2.8 10.2H3.8A4.4 4.4 0 0 1 6.2 1.2ZM6.2 4.1A1.5 1.5 0 1 0 6.2 7.1 1.5 1.5 0 1 0 6.2 4.1ZM13.4 5.6A1.2 1.2 0 1 0 13.4 8 1.2 1.2 0 1 0 13.4 5.6Z',
  // An open book.
  books:
    'M1 5C4.6 3.2 8.6 3.4 11.2 5.6V20.4C8.6 18.4 4.6 18.2 1 19.8ZM23 5C19.4 3.2 15.4 3.4 12.8 5.6V20.4C15.4 18.4 19.4 18.2 23 19.8ZM3.4 8.2V9.8C5.4 9.2 7.2 9.4 9 10.2V8.6C7.2 7.8 5.4 7.6 3.4 8.2ZM3.4 12.2V13.8C5.4 13.2 7.2 13.4 9 14.2V12.6C7.2 11.8 5.4 11.6 3.4 12.2ZM20.6 8.2C18.6 7.6 16.8 7.8 15 8.6V10.2C16.8 9.4 18.6 9.2 20.6 9.8ZM20.6 12.2C18.6 11.6 16.8 11.8 15 12.6V14.2C16.8 13.4 18.6 13.2 20.6 13.8Z',
  // An amphora.
  artefacts:
    'M8 .8H16V3.4H14.8V5C18.6 3.4 21.6 5 21.2 8.6 21 11 19.6 12.6 17.8 13.4 17 17 15.2 19 13.8 20.2V21.4H16.2V23.4H7.8V21.4H10.2V20.2C8.8 19 7 17 6.2 13.4 4.4 12.6 3 11 2.8 8.6 2.4 5 5.4 3.4 9.2 5V3.4H8ZM8.4 6.9C6 6.1 4.7 6.9 4.9 8.6 5 9.8 5.4 10.5 6 11 6.3 9.4 7.2 8 8.4 6.9ZM15.6 6.9C16.8 8 17.7 9.4 18 11 18.6 10.5 19 9.8 19.1 8.6 19.3 6.9 18 6.1 15.6 6.9ZM8 11.6 10 13.4 12 11.6 14 13.4 16 11.6V13.4L14 15.2 12 13.4 10 15.2 8 13.4Z',
  // A bust in profile on its plinth.
  sculptures:
    'M13.4.6C17.4.6 20 3.2 19.8 6.6 19.6 8.8 18.4 10 17.8 11.6 17.6 12.6 18.2 13.4 19.8 14 21.2 14.6 22 15.6 22.2 17.4H2.6C3 15.4 4.4 14.4 6.8 14.2L9.6 14C10.4 13.8 10.6 13.2 10.4 12.6 8.8 13 7.2 12.8 6.8 12 6.6 11.4 6.9 11 6.7 10.6 6.5 10.2 6.2 9.9 6.4 9.4L5 8.6C4.6 8.3 4.7 7.9 5 7.4L6.6 5C7 2.4 9.8.6 13.4.6ZM7.4 18.8H17V20.4H19.4V23.2H5V20.4H7.4Z',
  // A palette with its brush.
  visual_arts:
    'M11 4.6C15 3.4 18.4 4.6 20.2 7L15.6 11.6C14.6 12.6 14.8 14 16 14.4 17.8 15 18.4 16.2 17.2 18 15.6 20.6 11.6 22.4 7.8 21.6 3.2 20.6.6 17 1.2 12.8 1.8 8.8 5.6 5.8 11 4.6ZM6 10.2A1.7 1.7 0 1 0 6 13.6 1.7 1.7 0 1 0 6 10.2ZM11.2 6.8A1.7 1.7 0 1 0 11.2 10.2 1.7 1.7 0 1 0 11.2 6.8ZM6.8 15.4A1.7 1.7 0 1 0 6.8 18.8 1.7 1.7 0 1 0 6.8 15.4ZM12 16A1.7 1.7 0 1 0 12 19.4 1.7 1.7 0 1 0 12 16ZM22.8 1.4C23.4 2 23.2 2.8 22.8 3.6L17.6 12.2 15.4 11.4C14.8 10.8 15 10.2 15.4 9.6L20.8 1.6C21.4.8 22.2.8 22.8 1.4Z',
  // Two notes under one beam.
  music:
    'M8 3.6 21.6.8V17.4C21.6 19.8 19.6 21.6 17.2 21.6 15.2 21.6 13.8 20.4 13.8 18.6 13.8 16.4 15.8 14.8 18 14.8 18.4 14.8 18.6 14.8 18.8 14.9V7.4L10.8 9.1V19.6C10.8 22 8.8 23.6 6.4 23.6 4.4 23.6 3 22.4 3 20.6 3 18.4 5 16.8 7.2 16.8 7.5 16.8 7.8 16.8 8 16.9Z',
};

export function ArtGlyph({ art, paint = artPaint[art], ...set }: Spot & { art: Art; paint?: string }) {
  return (
    <Field {...set}>
      <path d={artShapes[art]} fill={paint} fill-rule="evenodd" />
    </Field>
  );
}

const resourceShapes: Record<Resource, string> = {
  // A jerrycan.
  fuel: 'M5 2.4H13.6V5.4H15.4L18.2 1.2 20.8 2.8 18.6 6.4C19.6 7 20 7.8 20 9V21C20 22.2 19.2 23 18 23H5C3.8 23 3 22.2 3 21V9C3 7.6 3.6 6.6 5 5.8ZM7.2 4.4V5.6H11.4V4.4ZM6.6 9 5.4 10.6 9.6 15 5.4 19.4 6.6 21 11.5 16.8 16.4 21 17.6 19.4 13.4 15 17.6 10.6 16.4 9 11.5 13.2Z',
  // A revolver.
  weapons:
    'M.8 6.2 2 4.8H3.4V3.8H5V4.8H15.6L16.4 3.6H18.4L18.6 4.8 20.6 5.8 21 8.4 19.6 9.8C20.2 13.6 21.6 17.6 23.2 21L18.2 23.2C16.4 20.2 15.4 17.4 15 14.6H13C10.8 14.6 9.6 13.4 9.6 11.4V10.8H1.6L.8 10ZM11.4 10.8V11.4C11.4 12.4 12 12.9 13 12.9H14.8L14.6 10.8ZM10 6.2V9.4H14.4V6.2Z',
  // A walkie-talkie.
  radios:
    'M6 .8H8.6V7H10.8V5.4H13.6V7H16.4C17.6 7 18.4 7.8 18.4 9V21C18.4 22.4 17.6 23.2 16.4 23.2H7.6C6.4 23.2 5.6 22.4 5.6 21V8.6C5.6 7.8 5.8 7.4 6 7.2ZM8.2 9.4V12.6H15.8V9.4ZM8.2 14.4V15.8H15.8V14.4ZM8.2 17V18.4H15.8V17ZM8.2 19.6V21H15.8V19.6ZM19.4 2.2C21.2 3.8 22 5.8 21.8 8.4H20.2C20.4 6.2 19.8 4.7 18.4 3.4Z',
  // A heart.
  health:
    'M12 22.4C5.4 17.6 1.2 13.4 1.2 8.6 1.2 5 3.8 2.4 7 2.4 9.2 2.4 11 3.6 12 5.4 13 3.6 14.8 2.4 17 2.4 20.2 2.4 22.8 5 22.8 8.6 22.8 13.4 18.6 17.6 12 22.4ZM5.4 9.2H7.2C7.2 7.4 8 6.4 9.2 6.2V4.8C6.9 4.8 5.4 6.6 5.4 9.2Z',
};

export function ResourceGlyph({
  resource,
  paint = resourcePaint[resource],
  ...set
}: Spot & { resource: Resource; paint?: string }) {
  return (
    <Field {...set}>
      <path d={resourceShapes[resource]} fill={paint} fill-rule="evenodd" />
    </Field>
  );
}

// At night dark wood needs a lit edge.
export const edge = `light-dark(${ink}, #a59b89)`;

// An agent of the White Hand: a pale coat, a dark hat drawn over the eyes. It keeps its colours at night: it is a wooden figure.
export function AgentGlyph(set: Spot) {
  return (
    <Field {...set}>
      <path
        d="M8 11.6H16L20.4 16.2C21.2 18.6 21.6 20.8 21.6 23.2H2.4C2.4 20.8 2.8 18.6 3.6 16.2Z"
        fill="#f7f3ea"
        stroke={edge}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M8.6 8H15.4V10.6C15.4 12.8 14 14.2 12 14.2S8.6 12.8 8.6 10.6Z" fill="#e3c6a4" stroke={ink} />
      <path d="M8 12 12 16.4 16 12 17.6 14 13 23H11L6.4 14Z" fill={ink} />
      <path
        d="M7.2 6.6 8.2 1.8C10.6.6 11.2 2 12 2 12.8 2 13.4.6 15.8 1.8L16.8 6.6 21.2 8C19.6 9.6 15.8 10.2 12 10.2S4.4 9.6 2.8 8Z"
        fill={ink}
        stroke={edge}
        stroke-width="1"
        stroke-linejoin="round"
      />
      <path d="M7.4 5.4C10.4 6.4 13.6 6.4 16.6 5.4L16.9 6.9C13.8 8 10.2 8 7.1 6.9Z" fill="#b02a3c" />
    </Field>
  );
}

// A work of art in its frame; once recovered it is a picture like any other.
export function ArtworkGlyph({ art, ...set }: Spot & { art: Art | null }) {
  return (
    <Field {...set}>
      <path
        d="M1 1.4 23.2 1 22.8 23 1.2 22.8Z"
        fill="#d9a437"
        stroke="#5b3a12"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path d="M1.2 1.4 4.6 4.6M23 1.2 19.4 4.6M22.8 22.8 19.4 19.4M1.4 22.6 4.6 19.4" stroke="#8a5d1c" />
      <path d="M4.2 4.4H19.8V19.6H4.2Z" fill={art ? artWash[art] : '#9cc0cf'} stroke="#5b3a12" stroke-width=".9" />
      <path d="M4.6 17.5C8 14.5 15 19 19.4 14.5V19.2H4.6Z" fill={chalk} opacity=".18" />
      <path d="M2.6 3V21M3 2.6H20" stroke="#f7d98a" stroke-width=".8" />
      {art ? (
        <g transform="translate(5.4 5.4) scale(.55)">
          <path d={artShapes[art]} fill={chalk} fill-rule="evenodd" />
        </g>
      ) : (
        <>
          <circle cx="15.4" cy="8.4" r="2" fill="#f6d873" />
          <path d="M4.7 14.6 9 9.2 12.4 13 15 10.8 19.3 15.4V19.1H4.7Z" fill="#4f7a63" />
          <path d="M4.7 17C9 14.8 14 18.2 19.3 16.2V19.1H4.7Z" fill="#2f5a4e" />
        </>
      )}
    </Field>
  );
}

const fingers = 'M7 13.5 6.2 5.6M10.6 12 10.4 2.6M14.2 12 14.8 3M17.6 13.4 18.6 6.4M6.4 17.4 2.4 12.6';
const palm =
  'M5.4 12.8C8 10.6 15.8 10.6 19 13 19.6 16.6 18.6 19.6 16.6 21.6 14 23.6 10 23.4 8 21.6 6.2 19.8 5.2 16.8 5.4 12.8Z';

const lines =
  'M8 15.6C10 17 11.4 19 11.6 21.2M17 14.6C14.6 15 12.2 16.4 11.2 18.2M8.6 13.6C11 13.2 14 13.8 16 13.2M5.6 9.2 7.2 9M9.8 7 11.2 7M14 7.2 15.4 7.3M17.2 9.8 18.7 10';

// The print of the White Hand. Without its edge it is only a print.
export function HandGlyph({ edged = true, ...set }: Spot & { edged?: boolean }) {
  return (
    <Field {...set}>
      <g stroke-linecap="round" stroke-linejoin="round">
        {edged && (
          <>
            <path d={fingers} fill="none" stroke={ink} stroke-width="4.8" />
            <path d={palm} fill={ink} stroke={ink} stroke-width="1.6" />
          </>
        )}
        <path d={fingers} fill="none" stroke="#fbf7ee" stroke-width="3.2" />
        <path d={palm} fill="#fbf7ee" />
      </g>
      <path d={lines} fill="none" stroke="#b9b0a2" stroke-width=".8" stroke-linecap="round" />
    </Field>
  );
}
