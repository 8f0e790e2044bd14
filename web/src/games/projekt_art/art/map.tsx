import { useMemo } from 'preact/hooks';
import type { Map as CountryName, MapSheet, Site } from '../../../generated/projekt-art';
import type { Feature, FeatureKind } from './country';
import { FeatureDrawing } from './features';
import { type Ground, groundOf } from './ground';
import { type Disc, discsOf, type Label, labelsOf, lettering, onTrail, reaches, trailsOf } from './layout';
import { LostPlace, Roundel } from './places';
import { Roads } from './roads';

interface MapPictureProps {
  map: CountryName;
  components: MapSheet;
  lost: readonly string[];
  name: (site: Site) => string;
}

function Land({ sheet, ground }: { sheet: MapSheet; ground: Ground }) {
  const coast = `pa-coast-${sheet.map}`;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <defs>
        <path id={coast} d={ground.coast} />
      </defs>
      <rect width={sheet.width} height={sheet.height} fill="var(--pa-sea)" />
      <path d={ground.swell} fill="var(--pa-swell)" opacity=".55" />
      <path
        d={ground.abroad}
        fill="var(--pa-abroad)"
        stroke="var(--pa-coast)"
        stroke-opacity=".45"
        stroke-width="1.6"
      />
      <use href={`#${coast}`} stroke="var(--pa-shallow)" stroke-width="46" stroke-opacity=".3" />
      <use href={`#${coast}`} stroke="var(--pa-shallow)" stroke-width="22" stroke-opacity=".4" />
      <path d={ground.hatching} stroke="var(--pa-coast)" stroke-opacity=".55" stroke-width="1.5" />
      <use href={`#${coast}`} fill="var(--pa-land)" stroke="var(--pa-coast)" stroke-width="2.6" />
      <path d={ground.wash} fill="var(--pa-tint)" opacity=".5" />
      <path
        d={ground.borders}
        fill="none"
        stroke="var(--pa-coast)"
        stroke-opacity=".5"
        stroke-width="2"
        stroke-dasharray="2 8"
      />
      <path d={ground.meadows} fill="var(--pa-green)" opacity=".75" />
      {ground.rivers.map(({ path, banks }) =>
        banks > 0 ? (
          <path key={path} d={path} fill="none" stroke="var(--pa-green)" stroke-width={banks} stroke-linecap="butt" />
        ) : null,
      )}
      {ground.rivers.map(({ path, width }) => (
        <path key={path} d={path} fill="none" stroke="var(--pa-water)" stroke-width={width} />
      ))}
      <path d={ground.lakes} fill="var(--pa-water)" stroke="var(--pa-coast)" stroke-opacity=".7" stroke-width="1.8" />
    </g>
  );
}

// A ruled edge, as on a printed map.
function Edge({ sheet }: { sheet: MapSheet }) {
  const { width, height } = sheet;
  return (
    <g fill="none" stroke="var(--pa-coast)">
      <path d={`M3 4 ${width - 4} 3 ${width - 3} ${height - 4} 4 ${height - 3}Z`} stroke-width="3" />
      <path
        d={`M10 11 ${width - 11} 10 ${width - 10} ${height - 11} 11 ${height - 10}Z`}
        stroke-width="1"
        opacity=".6"
      />
    </g>
  );
}

function Name({ label: { x, y, text, box }, lost }: { label: Label; lost: boolean }) {
  return (
    <g>
      <text
        x={x}
        y={y}
        style={{ fontSize: `calc(${lettering}px * var(--lettering, 1))` }}
        font-family="var(--serif)"
        font-weight="620"
        text-anchor="middle"
        fill={lost ? 'var(--muted)' : 'var(--ink)'}
        stroke="var(--pa-halo)"
        stroke-width="7"
        stroke-linejoin="round"
        paint-order="stroke"
      >
        {text}
      </text>
      {lost && (
        <path
          d={`M${box.left + 2} ${y - 7}Q${x} ${y - 13} ${box.right - 2} ${y - 10}`}
          fill="none"
          stroke="var(--accent)"
          stroke-width="2.6"
          stroke-linecap="round"
        />
      )}
    </g>
  );
}

const narrow: ReadonlySet<FeatureKind> = new Set(['palm', 'tree', 'blossom', 'fir', 'cactus', 'moai']);

// Whatever only stands about keeps clear of places, names and roads.
function isClear(
  { kind, x, y, size }: Feature,
  discs: readonly Disc[],
  labels: readonly Label[],
  sheet: MapSheet,
): boolean {
  const half = size * (narrow.has(kind) ? 0.4 : 0.62);
  const box = { left: x - half, right: x + half, top: y - size * 0.95, bottom: y + size * 0.05 };
  if (box.left < 8 || box.right > sheet.width - 8 || box.top < 8 || box.bottom > sheet.height - 8) return false;
  if (discs.some((disc) => reaches(box, disc))) return false;
  return !labels.some(
    (label) =>
      label.box.left < box.right &&
      box.left < label.box.right &&
      label.box.top < box.bottom &&
      box.top < label.box.bottom,
  );
}

function paletteOf(ground: Ground): Record<string, string> {
  const tones = Object.entries(ground.country.palette).map(([use, tone]) => [`--pa-${use}`, tone]);
  return {
    ...Object.fromEntries(tones),
    '--pa-halo': 'light-dark(#fffaf0, #14171b)',
    '--pa-chip': 'light-dark(#fffaf0, #22262d)',
    '--pa-road': 'light-dark(#4b3a2c, #e6d9bf)',
  };
}

// A country as the team's map shows it, in the units of its sheet; goes inside an SVG with viewBox 0 0 width height.
export function MapPicture({ components: sheet, lost, name }: MapPictureProps) {
  const names = sheet.places.map(({ site }) => name(site)).join('|');
  // The names stand for the function that gives them.
  const { labels, still } = useMemo(() => {
    const trails = trailsOf(sheet);
    const labels = labelsOf(sheet, name);
    const discs = [
      ...discsOf(sheet, trails),
      ...trails
        .flatMap((trail) => Array.from({ length: 21 }, (_, i) => onTrail(trail, i / 20)))
        .map(([x, y]) => ({ x, y, r: 9 })),
    ];
    const ground = groundOf(sheet);
    const features = ground.country.features.filter((feature) => isClear(feature, discs, labels, sheet));
    const still = (
      <g>
        <Land sheet={sheet} ground={ground} />
        {features.map((feature) => (
          <FeatureDrawing key={`${feature.kind} ${feature.x} ${feature.y}`} feature={feature} />
        ))}
        <Edge sheet={sheet} />
        <Roads trails={trails} />
      </g>
    );
    return { labels, still };
  }, [sheet, names]);
  const isLost = (site: Site): boolean => lost.includes(site);
  return (
    <g style={paletteOf(groundOf(sheet))}>
      {still}
      {sheet.places.map((place) =>
        isLost(place.site) ? (
          <LostPlace key={place.site} place={place} />
        ) : (
          <Roundel
            key={place.site}
            place={place}
            start={place.site === sheet.start}
            armoury={place.site === sheet.armoury}
          />
        ),
      )}
      {labels.map((label) => (
        <Name key={label.site} label={label} lost={isLost(label.site)} />
      ))}
    </g>
  );
}
