import { useRef, useState } from 'preact/hooks';
import type { Components, View } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { Altar } from './altar';
import { BishopPiece, Master } from './art/pieces';
import { Pigments } from './art/pigments';
import { useSegment, useWhy } from './choices';
import { lacking, side, tileAt } from './count';
import { Soot } from './pictures';
import { PlacePanel } from './place';
import type { FrescoScene } from './stage';

export function Cathedral(scene: FrescoScene & { open: boolean }) {
  const { view, say } = scene;
  const left = view.fresco.filter((tile) => tile >= 0).length;
  return (
    <PlacePanel {...scene} stop="cathedral" hint={say.say('label.segments_left', { left })}>
      <Ceiling {...scene} />
      <Altar {...scene} />
    </PlacePanel>
  );
}

// The fresco: one picture under twenty-five squares of soot. Where a tile is taken, the soot goes.
function Ceiling(scene: FrescoScene) {
  const { view, components, say } = scene;
  const [segment, setSegment] = useSegment(view);
  const [, explain] = useWhy(view);
  const [focus, setFocus] = useState(view.bishop);
  const grid = useRef<HTMLUListElement>(null);
  const deeds = deedsOf(view);

  const press = (i: number) => {
    if (deeds.any) setSegment(segment === i ? null : i);
    else if (view.fresco[i]! >= 0) explain(tellTile(view, i, components, say));
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[event.key];
    if (step === undefined) return;
    const next = focus + step;
    const wraps = Math.abs(step) === 1 && Math.floor(next / side) !== Math.floor(focus / side);
    if (next < 0 || next >= side * side || wraps) return;
    event.preventDefault();
    setFocus(next);
    grid.current?.querySelectorAll<HTMLElement>('.fr-segment')[next]?.focus();
  };

  return (
    <div class="fr-ceiling">
      <div class="fr-painting" />
      <svg class="fr-picture" viewBox="0 0 500 500" aria-hidden="true">
        {view.fresco.map((tile, i) => (
          <Soot key={i} segment={i} gone={tile < 0} />
        ))}
      </svg>
      <ul ref={grid} class="fr-segments" aria-label={say.say('label.fresco')} onKeyDown={walk}>
        {view.fresco.map((tile, i) => {
          const points = deeds.restores.get(i);
          return (
            <li key={i}>
              <button
                type="button"
                class="fr-segment"
                data-segment={i}
                data-thing={`segment:${i}`}
                data-covered={tile >= 0}
                data-restore={points !== undefined}
                data-step={deeds.steps.has(i)}
                data-chosen={segment === i}
                aria-pressed={deeds.any ? segment === i : undefined}
                aria-label={segmentLabel(view, i, points, components, say)}
                tabIndex={focus === i ? 0 : -1}
                onFocus={() => setFocus(i)}
                onClick={() => press(i)}
              >
                {tile >= 0 && <Plaque tile={tile} points={points} at={`tile-${i}`} components={components} />}
              </button>
            </li>
          );
        })}
      </ul>
      <Standing {...scene} />
    </div>
  );
}

interface Deeds {
  restores: ReadonlyMap<number, number>;
  steps: ReadonlySet<number>;
  any: boolean;
}

// What may be done on the fresco, by segment.
function deedsOf({ offer, bishop }: View): Deeds {
  const restores = new Map(offer?.restores.map(({ segment, points }) => [segment, points]) ?? []);
  const steps = new Set(offer?.steps ?? []);
  if (offer?.send_bishop) for (let i = 0; i < side * side; i++) if (i !== bishop) steps.add(i);
  return { restores, steps, any: restores.size + steps.size > 0 };
}

function tellTile(view: View, segment: number, components: Components, say: Phrasebook): string {
  const { points, paints } = tileAt(view.fresco[segment]!, components);
  const tile = say.say('label.segment_tile', { points, paints });
  if (!view.own) return tile;
  const missing = lacking(paints, view.own.paints);
  return missing.length > 0
    ? `${tile}. ${say.say('why.lacking', { paints: missing })}`
    : `${tile}. ${say.say('why.have_all')}`;
}

function segmentLabel(
  view: View,
  i: number,
  points: number | undefined,
  components: Components,
  say: Phrasebook,
): string {
  const place = say.say('label.segment', { row: Math.floor(i / side) + 1, column: (i % side) + 1 });
  const tile = view.fresco[i]!;
  const lies =
    tile < 0
      ? say.say('label.restored')
      : say.say('label.segment_tile', tileAt(tile, components) as object as Record<string, unknown>);
  const bishop = view.bishop === i ? `, ${say.say('label.bishop')}` : '';
  const may = points === undefined ? '' : `. ${say.say('action.restore', { points })}`;
  return `${place}: ${lies}${bishop}${may}`;
}

interface PlaqueProps {
  tile: number;
  points: number | undefined; // with the bishop's bonus, where it may be restored now
  at?: string;
  components: Components;
}

export function Plaque({ tile, points, at, components }: PlaqueProps) {
  const { points: worth, paints } = tileAt(tile, components);
  return (
    <span class="fr-plaque" data-at={at}>
      <b class="number">{worth}</b>
      {points !== undefined && points > worth && <span class="fr-bonus number">+{points - worth}</span>}
      <Pigments paints={paints} />
    </span>
  );
}

// Who stands on the fresco: the bishop, and in a game of two Leonardo.
function Standing({ view, say }: FrescoScene) {
  const place = (segment: number) => ({
    left: `${(segment % side) * 20}%`,
    top: `${Math.floor(segment / side) * 20}%`,
  });
  return (
    <div class="fr-figures">
      <span class="fr-figure fr-bishop" style={place(view.bishop)} data-anchor="bishop">
        <span data-at="bishop">
          <BishopPiece />
        </span>
        <span class="unseen">{say.say('label.bishop')}</span>
      </span>
      {view.leonardo && (
        <span class="fr-figure fr-leonardo" style={place(view.leonardo.segment)}>
          <Master painter={view.players.length - 1} leonardo at="leonardo" />
          <span class="unseen">{say.say('label.leonardo')}</span>
        </span>
      )}
    </div>
  );
}
