import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import type { Phrasebook } from '../texts/format';
import { bringIntoSight, eachFrame, elementsOf, inSight, layOver, thingAround } from './sight';
import { kindOf, thingName } from './talk';

interface ChoosingProps {
  words: string;
  kind: string | null; // null: anything
  client: AnyGameClient;
  say: Phrasebook;
  choose: (thing: string) => void;
  cancel: () => void;
}

function thingsOf(kind: string | null, layer: Element | null): string[] {
  const all = [...document.querySelectorAll('[data-thing]')]
    .filter((each) => !each.closest('dialog') && each.getClientRects().length > 0)
    .map((each) => each.getAttribute('data-thing')!);
  return layer ? [...new Set(all)].filter((thing) => kind === null || kindOf(thing) === kind) : [];
}

// What may be chosen is lifted. A press goes to the thing itself, so that the board can still be panned; the marks are there for the
// keyboard and for screen readers.
export function Choosing({ words, kind, client, say, choose, cancel }: ChoosingProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [things, setThings] = useState<string[]>([]);
  useEffect(() => {
    const look = () => {
      const found = thingsOf(kind, layer.current);
      setThings((known) => (known.join() === found.join() ? known : found));
    };
    look();
    const timer = setInterval(look, 300);
    return () => clearInterval(timer);
  }, [kind]);
  useEffect(() => {
    const returnTo = document.activeElement;
    document.documentElement.dataset.choosing = '';
    return () => {
      delete document.documentElement.dataset.choosing;
      if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
    };
  }, []);
  const any = things.length > 0;
  useEffect(() => {
    if (!any) return;
    // A sheet that is just closing gives the focus back to its button first.
    const frame = requestAnimationFrame(() =>
      layer.current?.querySelector<HTMLElement>('.choosable')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [any, kind]);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const thing = thingAround(event.target, kind);
      // A press beside the things is no move of the game either: the player is choosing what to talk about.
      if (!thing && !(event.target as Element).closest('.stage')) return;
      event.preventDefault();
      event.stopPropagation();
      if (thing) choose(thing);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', key, true);
    };
  });
  return (
    <div ref={layer} class="choosing-layer">
      <div class="rings">
        {things.map((thing) => (
          <Mark key={thing} thing={thing} name={thingName(thing, client, say)} choose={() => choose(thing)} />
        ))}
      </div>
      <div class="choosing" role="status">
        <p>
          <b>{words}</b> {say.say(any ? 'talk.choose' : 'talk.nothing')}
        </p>
        <button type="button" class="button small" onClick={cancel}>
          {say.say('talk.cancel')}
        </button>
      </div>
    </div>
  );
}

function Mark({ thing, name, choose }: { thing: string; name: string; choose: () => void }) {
  const mark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = mark.current!;
    return eachFrame(() => {
      const box = elementsOf(thing, button).map(inSight).find(Boolean) ?? null;
      layOver(button, box, 2);
      // Out of sight, but still reached by the keyboard, which then brings it into sight.
      button.style.visibility = 'visible';
      button.style.opacity = box ? '1' : '0';
    });
  }, [thing]);
  return (
    <button
      ref={mark}
      type="button"
      class="choosable"
      onClick={choose}
      onFocus={() => mark.current!.style.opacity === '0' && bringIntoSight(thing, mark.current!)}
    >
      <span class="unseen">{name}</span>
    </button>
  );
}
