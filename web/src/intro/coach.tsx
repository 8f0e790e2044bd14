import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyIntro } from '../kit/intro';
import { useStore } from '../shell/store';
import type { Phrasebook } from '../texts/format';
import { countOf, loadIntro, stepFrom } from './intro';
import { dismiss, lessons, reach } from './lessons';
import './style.css';

interface CoachProps {
  table: string;
  game: string;
  view: unknown;
  say: Phrasebook;
}

// The bubble beside the desk. It stands in the page like any paragraph, so it covers nothing; what it points at is ringed.
export function Coach({ table, game, view, say }: CoachProps) {
  const step = useStore(lessons)[table];
  const [intro, setIntro] = useState<AnyIntro | null>(null);
  const taught = step !== undefined;
  useEffect(() => {
    if (taught) loadIntro(game).then(setIntro);
  }, [taught, game]);
  const now = taught && intro ? stepFrom(intro, step, view) : null;
  useEffect(() => {
    if (now === null || !intro) return;
    if (now >= intro.steps.length) dismiss(table);
    else if (now !== step) reach(table, now);
  }, [now, step, intro, table]);
  const told = now === null ? undefined : intro?.steps[now];
  if (!intro || now === null || !told) return null;
  const count = countOf(intro, now, view);
  const last = count.step === count.steps;
  return (
    <aside class="coach" aria-label={say.say('coach.name')}>
      {told.anchor && <Ring key={now} anchor={told.anchor} />}
      <p class="coach-text" role="status">
        {say.say(told.text)}
      </p>
      <div class="coach-row">
        <span class="coach-count">{say.say('coach.count', count)}</span>
        {told.until ? (
          <button type="button" class="button small plain" onClick={() => reach(table, now + 1)}>
            {say.say('coach.skip')}
          </button>
        ) : (
          <button type="button" class="button small" onClick={() => (last ? dismiss(table) : reach(table, now + 1))}>
            {say.say(last ? 'coach.done' : 'coach.next')}
          </button>
        )}
        {!last && (
          <button type="button" class="button small plain" onClick={() => dismiss(table)}>
            {say.say('coach.dismiss')}
          </button>
        )}
      </div>
    </aside>
  );
}

// What the step speaks of, or, where it lies on a page that is not open, the button that opens it.
function shownAt(anchor: string): Element | undefined {
  const inSight = (selector: string) =>
    [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  return inSight(`[data-anchor="${anchor}"]`) ?? inSight(`[data-way-to~="${anchor}"]`);
}

const apart = 5; // pixels between a thing and its ring

// The part of the window that neither the header nor, for things on the stage, the desk covers.
function openings(thing: Element): { top: number; bottom: number } {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return thing.closest('.stage')?.getBoundingClientRect() ?? { top: header, bottom: innerHeight };
}

function bringIntoSight(thing: Element): void {
  const box = thing.getBoundingClientRect();
  const { top, bottom } = openings(thing);
  const scroller = thing.closest('.stage') ?? window;
  if (box.bottom + 2 * apart > bottom)
    scroller.scrollBy(0, Math.min(box.bottom + 2 * apart - bottom, box.top - top - 2 * apart));
  else if (box.top - 2 * apart < top) scroller.scrollBy(0, box.top - 2 * apart - top);
}

// Follows what it rings wherever it moves; presses go through it, and it never lies over the desk to ring something behind it.
function Ring({ anchor }: { anchor: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = shownAt(anchor);
    if (first) bringIntoSight(first);
    let frame = 0;
    const follow = () => {
      const thing = shownAt(anchor);
      if (ring.current) place(ring.current.style, thing);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [anchor]);
  return <div ref={ring} class="coach-ring" aria-hidden="true" />;
}

function place(look: CSSStyleDeclaration, thing: Element | undefined): void {
  look.visibility = 'hidden';
  if (!thing) return;
  const box = thing.getBoundingClientRect();
  const open = openings(thing);
  const top = Math.max(box.top - apart, open.top);
  const bottom = Math.min(box.bottom + apart, open.bottom);
  if (bottom - top < 4 * apart) return;
  look.visibility = 'visible';
  look.transform = `translate(${box.left - apart}px, ${top}px)`;
  look.width = `${box.width + 2 * apart}px`;
  look.height = `${bottom - top}px`;
}
