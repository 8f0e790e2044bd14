import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../store';
import type { Phrasebook } from '../texts/format';
import { type AnyIntro, loadIntro, stepFrom } from './intro';
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
  const last = now + 1 === intro.steps.length;
  return (
    <aside class="coach" aria-label={say.say('coach.name')}>
      {told.anchor && <Ring key={now} anchor={told.anchor} />}
      <p class="coach-text" role="status">
        {say.say(told.text)}
      </p>
      <div class="coach-row">
        <span class="coach-count">{say.say('coach.count', { step: now + 1, steps: intro.steps.length })}</span>
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

function shownAt(anchor: string): Element | undefined {
  return [...document.querySelectorAll(`[data-anchor="${anchor}"]`)].find((each) => each.getClientRects().length > 0);
}

// Follows what it rings wherever it moves; presses go through it.
function Ring({ anchor }: { anchor: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shownAt(anchor)?.scrollIntoView({ block: 'nearest' });
    let frame = 0;
    const follow = () => {
      const box = shownAt(anchor)?.getBoundingClientRect();
      const look = ring.current?.style;
      if (look) {
        look.visibility = box ? 'visible' : 'hidden';
        if (box) {
          look.transform = `translate(${box.left - 5}px, ${box.top - 5}px)`;
          look.width = `${box.width + 10}px`;
          look.height = `${box.height + 10}px`;
        }
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [anchor]);
  return <div ref={ring} class="coach-ring" aria-hidden="true" />;
}
