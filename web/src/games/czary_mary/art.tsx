import type { JSX } from 'preact';
import { DragonPicture } from './art/dragon';
import { DreamPicture } from './art/dream';
import { ElixirPicture } from './art/elixir';
import { FireballPicture } from './art/fireball';
import { OwlPicture } from './art/owl';
import { PactPicture } from './art/pact';
import { Corner, Stone } from './art/stone';
import { StormPicture } from './art/storm';
import { WinterPicture } from './art/winter';

export { SpellGlyph } from './art/glyphs';
export { DieFace, StoneBack } from './art/stone';

/** At least 3:1 on paper and on the dark studio wall alike. */
export const spellHue: Record<number, string> = {
  1: '#C23B3B',
  2: '#8A5CC0',
  3: '#C2588F',
  4: '#9A7420',
  5: '#4F74D0',
  6: '#2388A6',
  7: '#C9601A',
  8: '#3C8A4A',
};

interface Painting {
  name: string;
  picture: () => JSX.Element;
  weave: string;
}

// The weave is the grain of the bristles: it runs along the wind for winter and fire, down with the rain for the storm.
const paintings: Record<number, Painting> = {
  1: { name: 'dragon', picture: DragonPicture, weave: '0.14 0.4' },
  2: { name: 'pact', picture: PactPicture, weave: '0.4 0.14' },
  3: { name: 'dream', picture: DreamPicture, weave: '0.2 0.35' },
  4: { name: 'owl', picture: OwlPicture, weave: '0.25 0.25' },
  5: { name: 'storm', picture: StormPicture, weave: '0.45 0.12' },
  6: { name: 'winter', picture: WinterPicture, weave: '0.06 0.5' },
  7: { name: 'fireball', picture: FireballPicture, weave: '0.12 0.45' },
  8: { name: 'elixir', picture: ElixirPicture, weave: '0.2 0.35' },
};

const painted = new Map<number, JSX.Element>();

// Painted once and hung many times: the same element lets Preact skip the picture when the table is drawn again.
function hang(spell: number, painting: Painting): JSX.Element {
  const known = painted.get(spell);
  if (known) return known;
  const fresh = painting.picture();
  painted.set(spell, fresh);
  return fresh;
}

interface SpellArtProps {
  spell: number;
  size?: number | undefined;
  title?: string | undefined;
}

export function SpellArt({ spell, size, title }: SpellArtProps) {
  const painting = paintings[spell];
  if (!painting) return null;
  return (
    <Stone
      name={painting.name}
      seed={spell}
      size={size}
      title={title}
      weave={painting.weave}
      corner={<Corner spell={spell} hue={spellHue[spell] ?? 'currentColor'} />}
    >
      {hang(spell, painting)}
    </Stone>
  );
}
