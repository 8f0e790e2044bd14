import { useRef, useState } from 'preact/hooks';
import { Apprentice } from './art/pieces';
import { PlaceMark } from './art/places';
import { useSheet } from './choices';
import { placedIn, placeKey, places, spacesInPlace, withOneFewer, withOneMore } from './count';
import type { FrescoScene } from './stage';

export const emptySheet: readonly number[] = places.map(() => 0);

// The action sheet behind the small screen: press a column to send an apprentice, press an apprentice to call him back, or drag him.
export function Planner({ view, me, say }: FrescoScene) {
  const most = view.offer!.plan!.apprentices;
  const [kept, setSheet] = useSheet(view);
  const sheet = kept ?? emptySheet;
  const free = most - placedIn(sheet);
  const drag = useDrag((from, to) => {
    if (from === to) return;
    const lifted = from === null ? [...sheet] : withOneFewer(sheet, from);
    const landed = to === null ? lifted : withOneMore(lifted, to, most);
    // Nowhere to land: the apprentice goes back to where he was.
    if (to !== null && placedIn(landed) === placedIn(lifted)) return;
    setSheet(landed);
  });

  return (
    <div class="fr-planner" data-anchor="planner" style={{ '--seat': `var(--seat-${me})` }} {...drag.surface}>
      <p class="fr-free" data-column="free">
        <span class="fr-free-men" aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <span key={i} class="fr-free-man" data-gone={i >= free} data-drag={i < free ? 'free' : undefined}>
              <Apprentice />
            </span>
          ))}
        </span>
        <span class="fr-free-words" role="status">
          {say.say('label.apprentices_left', { left: free })}
        </span>
      </p>
      <ul class="fr-columns">
        {places.map((place, i) => {
          const count = sheet[i] ?? 0;
          const name = say.say(placeKey(place, view.last_round));
          return (
            <li key={place} class="fr-column" data-column={i} data-over={drag.over === i}>
              <button
                type="button"
                class="fr-send"
                data-place={place}
                aria-disabled={free === 0 || count >= spacesInPlace}
                aria-label={say.say('action.send', { place: name, count })}
                onClick={() => setSheet(withOneMore(sheet, i, most))}
              >
                <PlaceMark stop={view.last_round && place === 'theatre' ? 'cathedral' : place} />
                <span class="fr-column-name">{name}</span>
                <span class="kbd">{i + 1}</span>
              </button>
              <span class="fr-men">
                {Array.from({ length: spacesInPlace }, (_, space) =>
                  space < count ? (
                    <button
                      key={space}
                      type="button"
                      class="fr-man"
                      data-drag={i}
                      aria-label={say.say('action.call_back', { place: name })}
                      onClick={() => setSheet(withOneFewer(sheet, i))}
                    >
                      <Apprentice />
                    </button>
                  ) : (
                    <button
                      key={space}
                      type="button"
                      class="fr-space"
                      tabIndex={-1}
                      aria-hidden="true"
                      onClick={() => setSheet(withOneMore(sheet, i, most))}
                    />
                  ),
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Column = number | null; // null: among the free ones

// Dragging by pointer: what is picked up follows the finger, and lands in the column under it. A press without a way is a click.
function useDrag(drop: (from: Column, to: Column) => void) {
  const [over, setOver] = useState<Column>(null);
  const held = useRef<{ from: Column; ghost: HTMLElement; x: number; y: number; moved: boolean } | null>(null);

  const columnAt = (x: number, y: number): Column | undefined => {
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (column === undefined) return undefined;
    return column === 'free' ? null : Number(column);
  };
  const down = (event: PointerEvent) => {
    const man = (event.target as HTMLElement).closest<HTMLElement>('[data-drag]');
    if (!man || event.button !== 0) return;
    const from = man.dataset.drag === 'free' ? null : Number(man.dataset.drag);
    held.current = { from, ghost: man, x: event.clientX, y: event.clientY, moved: false };
  };
  const move = (event: PointerEvent) => {
    const hold = held.current;
    if (!hold) return;
    const [dx, dy] = [event.clientX - hold.x, event.clientY - hold.y];
    if (!hold.moved && Math.hypot(dx, dy) < 6) return;
    if (!hold.moved) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    hold.moved = true;
    hold.ghost.style.cssText = `transform:translate(${dx}px,${dy}px);z-index:9;pointer-events:none`;
    setOver(columnAt(event.clientX, event.clientY) ?? null);
  };
  const up = (event: PointerEvent) => {
    const hold = held.current;
    held.current = null;
    if (!hold?.moved) return;
    hold.ghost.style.cssText = '';
    setOver(null);
    const to = columnAt(event.clientX, event.clientY);
    if (event.type !== 'pointercancel') drop(hold.from, to === undefined ? null : to);
  };
  return { over, surface: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } };
}
