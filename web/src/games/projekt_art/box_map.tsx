import { memo } from 'preact/compat';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Components, MapSheet, Place, Road, Site } from '../../generated/projekt-art';
import type { SheetProps } from '../../kit/box';
import { Choice } from '../../shell/fields';
import type { Phrasebook } from '../../texts/format';
import { MapPicture } from './art/map';

// A map whose roads lead nowhere, as it may be while somebody changes it, is drawn without them.
function drawable(sheet: MapSheet): MapSheet {
  const onMap = new Set(sheet.places.map(({ site }) => site));
  return { ...sheet, roads: sheet.roads.filter(({ from, to }) => from !== to && onMap.has(from) && onMap.has(to)) };
}

// It takes a while to draw, so it is drawn anew only when its own sheet has changed.
export const MapDrawing = memo(function MapDrawing({ sheet, say }: { sheet: MapSheet; say: Phrasebook }) {
  const roads = useMemo(() => drawable(sheet), [sheet]);
  return (
    <svg class="pa-box-map" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <MapPicture map={sheet.map} components={roads} lost={[]} name={(site: Site) => say.say(`place.${site}`)} />
    </svg>
  );
});

const modes = ['places', 'roads'] as const;
const edge = 45; // how near to the map's edge a place may stand

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const joins = (road: Road, a: Site, b: Site): boolean =>
  (road.from === a && road.to === b) || (road.from === b && road.to === a);

function moved(sheet: MapSheet, place: Place, x: number, y: number): Place {
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, edge), most - edge));
  return { ...place, x: within(x, sheet.width), y: within(y, sheet.height) };
}

// Places are moved and roads drawn from place to place, by hand or with the keys.
export function BoxMap({ box, path, say, change }: SheetProps<Components>) {
  const sheet = box.maps[Number(/\d+/.exec(path)![0])]!;
  const [mode, setMode] = useState<(typeof modes)[number]>('places');
  const [from, setFrom] = useState<Site | null>(null);
  const [held, setHeld] = useState<{ index: number; x: number; y: number } | null>(null);
  const [told, tell] = useState('');
  const frame = useRef<HTMLDivElement>(null);

  const spotOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return [((clientX - left) / width) * sheet.width, ((clientY - top) / height) * sheet.height];
  };
  const place = (index: number, x: number, y: number) => {
    const now = moved(sheet, sheet.places[index]!, x, y);
    change(`${path}.places[${index}]`, now);
    tell(say.say('box.map.stands', { site: now.site, x: now.x, y: now.y }));
  };
  const join = (a: Site, b: Site) => {
    setFrom(null);
    if (a === b) return;
    const there = sheet.roads.some((road) => joins(road, a, b));
    const roads = there
      ? sheet.roads.filter((road) => !joins(road, a, b))
      : [...sheet.roads, { from: a, to: b, fuel: 1, back: 1 }];
    change(`${path}.roads`, roads);
    tell(say.say(there ? 'box.map.road_gone' : 'box.map.road_new', { from: a, to: b }));
  };
  const press = (site: Site) => {
    if (mode !== 'roads') return;
    if (from === null) {
      setFrom(site);
      tell(say.say('box.map.road_from', { site }));
    } else join(from, site);
  };
  const walk = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (mode !== 'places' || !step) return;
    event.preventDefault();
    const { x, y } = sheet.places[index]!;
    const far = event.shiftKey ? 50 : 10;
    place(index, x + step[0] * far, y + step[1] * far);
  };

  const take = (event: PointerEvent, index: number) => {
    if (mode !== 'places' || event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const { x, y } = sheet.places[index]!;
    setHeld({ index, x, y });
  };
  const drag = (event: PointerEvent) => {
    if (!held) return;
    const [x, y] = spotOf(event);
    setHeld({ ...held, x, y });
  };
  const drop = () => {
    if (!held) return;
    const { x, y } = sheet.places[held.index]!;
    if (Math.hypot(held.x - x, held.y - y) > 4) place(held.index, held.x, held.y);
    setHeld(null);
  };

  return (
    <section class="pa-box-sheet" aria-label={say.say('box.map.by_hand')}>
      <Choice
        legend={say.say('box.map.by_hand')}
        hint={say.say(`box.map.${mode}.hint`)}
        name="map-mode"
        value={mode}
        values={modes}
        word={(each) => say.say(`box.map.${each}`)}
        choose={(each) => {
          setMode(each);
          setFrom(null);
        }}
      />
      <div ref={frame} class="pa-box-frame" data-mode={mode} style={{ '--wide': sheet.width, '--high': sheet.height }}>
        <MapDrawing sheet={sheet} say={say} />
        {held && <Tether sheet={sheet} held={held} />}
        {sheet.places.map(({ site, x, y }, i) => {
          const at = held?.index === i ? held : { x, y };
          return (
            <button
              key={i}
              type="button"
              class="pa-box-place"
              data-site={site}
              aria-pressed={mode === 'roads' ? from === site : undefined}
              aria-label={say.say(mode === 'roads' ? 'box.map.road_end' : 'box.map.stands', { site, x, y })}
              style={{ left: `${(at.x / sheet.width) * 100}%`, top: `${(at.y / sheet.height) * 100}%` }}
              onClick={() => press(site)}
              onKeyDown={(event) => walk(event, i)}
              onPointerDown={(event) => take(event, i)}
              onPointerMove={drag}
              onPointerUp={drop}
              onPointerCancel={() => setHeld(null)}
            />
          );
        })}
      </div>
      <p class="pa-box-told" role="status">
        {told}
      </p>
    </section>
  );
}

// The roads of a place that is being dragged, as straight lines, until the map is drawn anew.
function Tether({ sheet, held }: { sheet: MapSheet; held: { index: number; x: number; y: number } }) {
  const { site } = sheet.places[held.index]!;
  const ends = sheet.roads
    .filter(({ from, to }) => from === site || to === site)
    .flatMap(({ from, to }) => sheet.places.filter((each) => each.site === (from === site ? to : from)));
  return (
    <svg class="pa-box-tether" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      {ends.map(({ site: end, x, y }) => (
        <path key={end} d={`M${held.x} ${held.y}L${x} ${y}`} />
      ))}
      <circle cx={held.x} cy={held.y} r="34" />
    </svg>
  );
}
