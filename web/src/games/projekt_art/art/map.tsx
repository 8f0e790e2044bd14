import { useMemo } from 'preact/hooks';
import type { Map as Country, MapSheet, Place, Site } from '../../../generated/projekt-art';
import { at, outline, type Point } from './brush';
import { ArtGlyph, HandGlyph } from './glyphs';
import { labelsOf, lettering, roundel, type Trail, trailsOf } from './layout';

export interface MapPictureProps {
  map: Country;
  components: MapSheet;
  lost: readonly string[];
  name: (site: Site) => string;
}

function Roundel({ place, lost }: { place: Place; lost: boolean }) {
  return (
    <g>
      <circle cx={place.x} cy={place.y} r={roundel} fill="var(--raised)" stroke="var(--ink)" stroke-width="3" />
      {place.art && <ArtGlyph art={place.art} x={place.x} y={place.y} size={44} />}
      {lost && <HandGlyph x={place.x} y={place.y} size={76} />}
    </g>
  );
}

const pathOf = ({ from, bow, to }: Trail): string => `M${at(...from)}Q${at(...bow)} ${at(...to)}`;

// A country as the team's map shows it, in the units of its sheet; goes inside an SVG with viewBox 0 0 width height.
export function MapPicture({ components: sheet, lost, name }: MapPictureProps) {
  const trails = useMemo(() => trailsOf(sheet), [sheet]);
  const labels = labelsOf(sheet, name);
  return (
    <g>
      <rect width={sheet.width} height={sheet.height} fill="light-dark(#cfe0e0, #1d2c38)" />
      {sheet.shapes.map((shape) => (
        <path
          key={shape.points.join()}
          d={outline(shape.points as unknown as Point[])}
          fill="light-dark(#efe3c4, #3a3c36)"
        />
      ))}
      {trails.map((trail) => (
        <path key={pathOf(trail)} d={pathOf(trail)} fill="none" stroke="var(--ink)" stroke-width="6" />
      ))}
      {sheet.places.map((place) => (
        <Roundel key={place.site} place={place} lost={lost.includes(place.site)} />
      ))}
      {labels.map(({ site, text, x, y }) => (
        <text key={site} x={x} y={y} font-size={lettering} text-anchor="middle" fill="var(--ink)">
          {text}
        </text>
      ))}
    </g>
  );
}
