import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlaceMark } from './art/places';
import { pageOf, placeKey, type Stop, stopOf } from './count';
import type { FrescoScene } from './stage';

interface PlaceProps extends FrescoScene {
  stop: Stop;
  open: boolean; // the page looked at, where only one fits
  hint?: string | undefined;
  children: ComponentChildren;
}

// One place of the board. Where the table acts now, the place is lifted.
export function PlacePanel({ stop, open, hint, view, say, children }: PlaceProps) {
  const here = stopOf(view);
  const current = here !== null && pageOf(here, view.last_round) === stop;
  const title = `fr-${stop}-title`;
  return (
    <section
      class={`fr-place fr-${stop}`}
      data-open={open}
      data-current={current}
      data-place={stop}
      data-thing={placeKey(stop, false).replace('.', ':')}
      data-anchor={stop}
      aria-labelledby={title}
    >
      <h2 id={title} class="fr-place-title">
        <PlaceMark stop={stop} />
        <span>{say.say(placeKey(stop, false))}</span>
        {hint && <span class="fr-hint">{hint}</span>}
      </h2>
      {children}
    </section>
  );
}

// A place opened by hand comes into view where all of them stand side by side.
export function useShowPlace(page: Stop, byHand: boolean) {
  useEffect(() => {
    if (!byHand) return;
    document.querySelector(`[data-place="${page}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [page, byHand]);
}
