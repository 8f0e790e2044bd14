import { HandGlyph } from './glyphs';

// The lobby's picture.
export function Cover() {
  return (
    <svg class="pa-cover" viewBox="0 0 480 168" width="100%" aria-hidden="true">
      <rect width="480" height="168" fill="#2f3a55" />
      <HandGlyph x={240} y={84} size={120} />
    </svg>
  );
}
