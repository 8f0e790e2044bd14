import { useEffect, useRef } from 'preact/hooks';
import { isTyping } from '../shell/keys';

// While steps are still being shown, a press or a key on the table brings it to now, and does nothing else: what lies under the finger may be another
// button a moment later. Presses in the margin, the header, dialogs, on the coach and on what people say, pointing (Alt), typing, shortcuts of the
// browser and Tab do what they always do.

const free = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Escape'];

const ofThePage = 'dialog, .desk-lines, .coach, .toast, .choosing-layer';

function onTable(target: EventTarget | null): boolean {
  if (document.documentElement.dataset.choosing !== undefined) return false;
  return target instanceof Element && target.closest('.table-main') !== null && !target.closest(ofThePage);
}

export function useJumping(live: boolean, jump: () => void): void {
  const now = useRef({ live, jump });
  now.current = { live, jump };
  useEffect(() => {
    let swallows: 'click' | 'keyup' | null = null; // what belongs to the press that jumped
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const down = (event: PointerEvent) => {
      swallows = null;
      if (now.current.live || event.altKey || !onTable(event.target)) return;
      swallows = 'click';
      now.current.jump();
    };
    const click = (event: MouseEvent) => {
      // Without a finger before it: a screen reader's press, or the keyboard's.
      const unannounced = swallows === null && !now.current.live && !event.altKey && onTable(event.target);
      if (unannounced) now.current.jump();
      if (unannounced || swallows === 'click') swallow(event);
      swallows = null;
    };
    const key = (event: KeyboardEvent) => {
      swallows = null;
      if (now.current.live || free.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const elsewhere = event.target instanceof Element && event.target !== document.body && !onTable(event.target);
      if (elsewhere || isTyping(event.target)) return;
      swallows = 'keyup';
      now.current.jump();
      swallow(event);
    };
    const keyUp = (event: KeyboardEvent) => {
      if (swallows === 'keyup') swallow(event);
      swallows = null;
    };
    const ears: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['click', click],
      ['keydown', key],
      ['keyup', keyUp],
    ];
    for (const [type, ear] of ears) addEventListener(type, ear as EventListener, true);
    return () => {
      for (const [type, ear] of ears) removeEventListener(type, ear as EventListener, true);
    };
  }, []);
}
