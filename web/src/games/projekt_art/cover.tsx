import { blob, chanceFrom, outline, type Point, points, touch } from '../../art/brush';
import { thread } from './art/coast';
import { ArtGlyph, ArtworkGlyph, HandGlyph } from './art/glyphs';
import { arts, artWash, chalk } from './art/paint';
import { ClosedVan } from './art/van';

// The van on its way at dusk, works on the roof, the White Hand over the hills.

function strokes(seed: number, count: number, top: number, bottom: number): string {
  const chance = chanceFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++)
    path += touch(
      chance() * 480,
      top + chance() * (bottom - top),
      (chance() - 0.5) * 0.16,
      70 + chance() * 90,
      3 + chance() * 4,
    );
  return path;
}

const ridge = (text: string): string => `${thread(points(text))}L500 190-20 190Z`;

const route: readonly Point[] = [
  [222, 112],
  [262, 98],
  [306, 110],
  [352, 98],
  [400, 112],
  [448, 90],
];

export function Cover() {
  return (
    <svg viewBox="8 -50 430 226" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect y="-70" width="480" height="250" fill="#394a6e" />
      <path d={blob(330, 150, 330, 120, 3, 0.05)} fill="#b8615a" opacity=".75" />
      <path d={blob(340, 170, 250, 92, 4, 0.05)} fill="#eda35f" opacity=".85" />
      <path d={strokes(5, 26, 6, 90)} fill="#8a5f78" opacity=".4" />
      <path d={strokes(6, 18, 30, 110)} fill="#f6c98a" opacity=".35" />
      <g opacity=".8" transform="rotate(8 368 60)">
        <HandGlyph x={368} y={60} size={112} edged={false} />
      </g>
      <path d={ridge('-20,96 40,78 90,90 150,66 210,92 262,80 320,100 384,84 430,98 500,80')} fill="#6a4a63" />
      <path d={ridge('-20,120 60,104 130,118 200,100 280,120 350,108 420,122 500,106')} fill="#4b3850" />
      <path
        d={thread(route)}
        fill="none"
        stroke="#f6e3b4"
        stroke-width="3"
        stroke-dasharray="1 8"
        stroke-linecap="round"
      />
      {arts.map((art, i) => {
        const [x, y] = route[i]!;
        return (
          <g key={art}>
            <path d={blob(x, y, 13.5, 13.5, i + 20, 0.04)} fill={chalk} stroke="#2b2233" stroke-width="2" />
            <ArtGlyph art={art} x={x} y={y} size={17} paint={artWash[art]} />
          </g>
        );
      })}
      <path d={ridge('-20,146 80,140 180,146 300,138 400,146 500,140')} fill="#2b2233" />
      <path d={outline(points('-30,160 120,152 300,156 520,150 520,190 -30,190'))} fill="#53465a" />
      <path
        d="M230 166C300 162 380 164 470 160"
        fill="none"
        stroke="#f6e3b4"
        stroke-width="2.5"
        stroke-dasharray="18 14"
        opacity=".7"
      />
      <path d="M196 116 318 148 250 162 192 128Z" fill="#f6d873" opacity=".3" />
      <g transform="translate(14 62) scale(.52)">
        <g transform="translate(0 -2)">
          <ArtworkGlyph art="visual_arts" x={66} y={-8} size={46} />
          <ArtworkGlyph art="artefacts" x={118} y={-4} size={38} />
          <ArtworkGlyph art="books" x={196} y={-6} size={42} />
          <path d="M34 10C70-40 200-42 238 10" fill="none" stroke="#d8c9a4" stroke-width="3" />
        </g>
        <ClosedVan />
      </g>
    </svg>
  );
}
