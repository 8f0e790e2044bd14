import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Art, CardOffer, MapSheet, PlaceSeen, Site, View } from '../../generated/projekt-art';
import { SeatGlyph } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';
import { AgentGlyph, ArtworkGlyph } from './art/glyphs';
import { MapPicture } from './art/map';
import { CardFace, Companion, Pawn } from './art/pieces';
import { usePending, useTarget } from './choices';
import { type ArtScene, faceOf, foresightOf, lostSites, ofMine, seatsAt, sheetOf, spotOf } from './count';
import { firstDeed, targetsOf } from './deeds';
import { useDoing } from './doing';
import { agentSpots, isAtEdge, pawnSpot } from './spots';

// The map: the country below, the pieces above it, and over all a button for every place, which is what eyes, fingers, keys and
// screen readers find.
export function WorldMap(scene: ArtScene) {
  const { view, me, say, components } = scene;
  const sheet = sheetOf(view, components);
  const pending = usePending(view);
  const targets = targetsOf(view.offer, pending.companion);
  const [near, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lost = lostSites(view);
  const country = useMemo(
    () => <MapPicture map={sheet.map} components={sheet} lost={lost} name={(site: Site) => say.say(`place.${site}`)} />,
    [sheet, lost.join(), say],
  );
  const previewing = view.offer !== null && (view.phase === 'mission' || view.phase === 'stalled') && me !== null;
  const foresight = previewing ? foresightOf(view, pending.card) : null;
  const home = spotOf(sheet, ofMine(view)?.site ?? sheet.start);
  useEffect(() => {
    const frame = box.current;
    if (!frame || !near) return;
    frame.scrollLeft = (home.x / sheet.width) * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = (home.y / sheet.height) * frame.scrollHeight - frame.clientHeight / 2;
  }, [near, home, sheet]);
  return (
    <section class="pa-map" aria-label={say.say(`map.${sheet.map}`)} data-anchor="map" data-map={sheet.map}>
      <div ref={box} class="pa-map-frame" data-near={near}>
        <div class="pa-map-sheet" style={{ '--wide': sheet.width, '--high': sheet.height }}>
          <svg class="pa-map-picture" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
            {country}
            <Lifted sites={targets} chosen={pending.target} sheet={sheet} />
            <Pieces view={view} sheet={sheet} foresight={foresight} />
          </svg>
          <Places {...scene} sheet={sheet} targets={targets} />
        </div>
      </div>
      <PlayedCard {...scene} />
      <button type="button" class="pa-zoom" aria-pressed={near} onClick={() => setNear(!near)}>
        <span aria-hidden="true">{near ? '−' : '+'}</span>
        <span class="unseen">{say.say('label.zoom')}</span>
      </button>
    </section>
  );
}

// The card whose steps are being done, and whose it is: it lies on the map's corner until it is turned over.
function PlayedCard({ view, components }: ArtScene) {
  if (view.played_card === 0) return null;
  return (
    <div class="pa-played" data-at="played" aria-hidden="true">
      <CardFace card={view.played_card} face={faceOf(view.played_card, components)} />
      {view.actor !== null && <SeatGlyph seat={view.actor} />}
    </div>
  );
}

interface LiftedProps {
  sites: readonly Site[];
  chosen: Site | null;
  sheet: MapSheet;
}

// What may be pressed is ringed, under the pieces.
function Lifted({ sites, chosen, sheet }: LiftedProps) {
  return (
    <g>
      {sites.map((site) => {
        const { x, y } = spotOf(sheet, site);
        return <circle key={site} class="pa-lifted" data-chosen={site === chosen} cx={x} cy={y} r={47} />;
      })}
    </g>
  );
}

interface PiecesProps {
  view: View;
  sheet: MapSheet;
  foresight: CardOffer | null;
}

function Pieces({ view, sheet, foresight }: PiecesProps) {
  const atEdge = (site: Site) => isAtEdge(spotOf(sheet, site).x, sheet.width);
  return (
    <g class="pa-pieces">
      {view.fight && <Fray {...spotOf(sheet, view.fight.site)} />}
      {view.places.map((place) => (
        <Finds key={place.site} place={place} {...spotOf(sheet, place.site)} carried={sheet.carrying} />
      ))}
      {view.places.map((place, i) => (
        <Agents
          key={place.site}
          number={`places.${i}.agents`}
          {...spotOf(sheet, place.site)}
          count={place.agents}
          more={foresight?.brings.find(({ site }) => site === place.site)?.agents ?? 0}
        />
      ))}
      {view.players.map((player, seat) => {
        const rank = seatsAt(view, player.site).indexOf(seat);
        return (
          <Standing key={seat} {...spotOf(sheet, player.site)} rank={rank} atEdge={atEdge(player.site)}>
            <Pawn seat={seat} x={0} y={0} size={pawnSize} />
          </Standing>
        );
      })}
      {view.companion && (
        <Standing
          {...spotOf(sheet, view.companion)}
          rank={seatsAt(view, view.companion).length}
          atEdge={atEdge(view.companion)}
        >
          <Companion x={0} y={0} size={pawnSize} />
        </Standing>
      )}
    </g>
  );
}

const pawnSize = 58;
const agentSize = 42;

interface StandingProps {
  x: number;
  y: number;
  rank: number;
  atEdge: boolean;
  children: ComponentChildren;
}

// A pawn walks to where it stands: only its transform changes.
function Standing({ x, y, rank, atEdge, children }: StandingProps) {
  const { dx, dy } = pawnSpot(rank, atEdge);
  return (
    <g class="pa-pawn" style={{ transform: `translate(${x + dx}px, ${y + dy}px)` }}>
      {children}
    </g>
  );
}

function Fray({ x, y }: { x: number; y: number }) {
  return <circle class="pa-fray" cx={x} cy={y} r={92} />;
}

interface FindsProps {
  place: PlaceSeen;
  x: number;
  y: number;
  art: Art | null;
  carried: boolean;
}

// A work lies on its own symbol; one that was carried here lies beside it.
function Finds({ place, x, y, art, carried }: FindsProps) {
  if (place.artworks === 0) return null;
  if (!carried) return <ArtworkGlyph art={art} x={x} y={y} size={66} />;
  return (
    <g>
      <ArtworkGlyph art={null} x={x - 46} y={y + 24} size={50} />
      {place.artworks > 1 && (
        <text class="pa-count" x={x - 46} y={y + 36}>
          {place.artworks}
        </text>
      )}
    </g>
  );
}

interface AgentsProps {
  number: string;
  x: number;
  y: number;
  count: number;
  more: number; // those a chosen card would bring
}

function Agents({ number, x, y, count, more }: AgentsProps) {
  const all = count + more;
  if (all === 0) return null;
  const spots = agentSpots(all);
  return (
    <g data-number={number} data-of=".pa-agent[data-coming=false]">
      {spots.map(({ dx, dy }, i) => (
        <g key={i} class="pa-agent" data-coming={i >= count}>
          <AgentGlyph x={x + dx} y={y + dy} size={agentSize} />
        </g>
      ))}
      {all > 3 && (
        <text class="pa-count" data-number={more === 0 ? number : undefined} data-grave={all > 4} x={x - 56} y={y - 62}>
          {all}
        </text>
      )}
    </g>
  );
}

interface PlacesProps extends ArtScene {
  sheet: MapSheet;
  targets: readonly Site[];
}

function Places(scene: PlacesProps) {
  const { view, say, components, sheet, targets } = scene;
  const pending = usePending(view);
  const [target, aim] = useTarget(view);
  const doing = useDoing(scene);
  const press = (site: Site) => {
    if (!targets.includes(site)) return;
    if (target !== site) return aim(site);
    const deed = view.offer && firstDeed(view, view.offer, pending, say, components);
    if (deed?.move) doing(deed);
  };
  return (
    <ul class="pa-places">
      {sheet.places.map(({ site, x, y }) => (
        <li key={site} style={{ left: `${(x / sheet.width) * 100}%`, top: `${(y / sheet.height) * 100}%` }}>
          <button
            type="button"
            class="pa-place"
            data-site={site}
            data-thing={`site:${site}`}
            aria-disabled={!targets.includes(site)}
            aria-pressed={target === site}
            onClick={() => press(site)}
          >
            <span class="pa-landing" data-at={`place-${site}`} />
            <span class="unseen" data-number={placeNumbers(view, site)}>
              {placeWords(view, sheet, site, say)}
            </span>
            <span class="unseen">{effectWords(sheet, site, say)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

// Everything the map shows about a place, as one would say it.
function placeWords(view: View, sheet: MapSheet, site: Site, say: Phrasebook): string {
  const place = view.places.find((each) => each.site === site)!;
  const { art } = spotOf(sheet, site);
  const parts = [art === null ? say.say(`place.${site}`) : `${say.say(`place.${site}`)} (${say.say(`art.${art}`)})`];
  if (place.lost) parts.push(say.say('label.lost'));
  if (place.agents > 0) parts.push(say.say('label.agents_here', { agents: place.agents }));
  if (place.artworks > 0) parts.push(say.say('label.works_here', { works: place.artworks }));
  const seats = seatsAt(view, site);
  if (seats.length > 0) parts.push(say.say('label.pawns_here', { seats }));
  if (view.companion === site) parts.push(say.say('label.companion'));
  if (place.fought) parts.push(say.say('label.fought'));
  return parts.join(', ');
}

function effectWords(sheet: MapSheet, site: Site, say: Phrasebook): string {
  const { effect } = spotOf(sheet, site);
  return effect === 'none' ? '' : `, ${say.say(`effect.${effect}`)}`;
}

// Where the view says how many stand there.
function placeNumbers({ places }: View, site: Site): string | undefined {
  const i = places.findIndex((each) => each.site === site);
  const paths = (['agents', 'artworks'] as const).flatMap((kind) =>
    places[i]![kind] > 0 ? [`places.${i}.${kind}`] : [],
  );
  return paths.join(' ') || undefined;
}
