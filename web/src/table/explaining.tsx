import { createPortal } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Explained, explainedAt, pictureOf } from './explained';
import './explaining.css';

const rest = 500; // milliseconds a mouse lies still, a focus stays or a finger presses
const slack = 8; // pixels a resting finger may tremble
const acting = 'button, a, input, select, summary, label, [role=button]';

// Pointing with a mouse, focus by keyboard, a long press, or a tap where a tap does nothing else: a large picture, and what it is. The same for all boards.
export function Explaining() {
  const [shown, setShown] = useState<Explained | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let over: Element | null = null;
    const away = () => {
      clearTimeout(timer);
      over = null;
      setShown(null);
    };
    const soon = (target: EventTarget | null) => {
      const found = explainedAt(target);
      if (found?.element === over) return;
      away();
      if (!found) return;
      over = found.element;
      timer = setTimeout(() => found.element.isConnected && setShown(found), rest);
    };
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && event.buttons === 0 && soon(event.target);
    const focus = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible') && soon(target);
    const down = (event: PointerEvent) => {
      away();
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') soon(event.target);
    };
    const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' && Math.hypot(clientX - from.x, clientY - from.y) > slack) clearTimeout(timer);
    };
    const up = () => clearTimeout(timer);
    // After the focus has gone where a tap sends it.
    const tap = (event: MouseEvent) => {
      const { pointerType, target } = event as PointerEvent;
      if (pointerType === 'mouse' || event.detail === 0 || (target as Element).closest(acting)) return;
      const found = explainedAt(target);
      if (found) setShown(found);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && away();
    const ears: [string, (event: never) => void][] = [
      ['pointerover', hover],
      ['focusin', focus],
      ['focusout', away],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['click', tap],
      ['pointercancel', away],
      ['scroll', away],
      ['keydown', key],
    ];
    for (const [type, ear] of ears)
      document.addEventListener(type, ear as EventListener, { capture: true, passive: true });
    return () => {
      away();
      for (const [type, ear] of ears) document.removeEventListener(type, ear as EventListener, true);
    };
  }, []);
  return shown && createPortal(<Sheet key={shown.words} {...shown} />, document.body);
}

const apart = 8;

// Beside what it explains, where there is room; it takes no presses.
function Sheet({ element, words }: Explained) {
  const sheet = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = pictureOf(element);
    if (copy) picture.current!.replaceChildren(copy);
    const thing = element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height, style } = sheet.current!;
    const above = thing.top - height - apart;
    const below = thing.bottom + apart;
    const beside = thing.right + apart + width <= innerWidth ? thing.right + apart : thing.left - apart - width;
    const fits = above >= apart || below + height <= innerHeight - apart;
    const top =
      above >= apart ? above : fits ? below : Math.max(apart, Math.min(thing.top, innerHeight - height - apart));
    const left = fits ? thing.left + thing.width / 2 - width / 2 : beside;
    style.translate = `${Math.max(apart, Math.min(left, innerWidth - width - apart))}px ${top}px`;
  }, [element]);
  return (
    <div ref={sheet} class="explanation" role="tooltip">
      <div ref={picture} class="explanation-picture" aria-hidden="true" />
      <p>{words}</p>
    </div>
  );
}
