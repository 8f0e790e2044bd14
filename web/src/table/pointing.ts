import { useEffect, useRef } from 'preact/hooks';
import { isTyping } from '../shell/keys';
import { thingAround } from './sight';

const pressLasts = 500;
const slack = 8; // pixels a resting finger may tremble; more is a scroll or a pan

// Pointing by hand: a long press, Alt and a click, or P on something focused. P elsewhere asks what to point at.
export function usePointing(may: boolean, point: (thing: string) => void, ask: () => void): void {
  const now = useRef({ may, point, ask });
  now.current = { may, point, ask };
  useEffect(() => {
    let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
    let pointed = false; // by the press that is not over yet: its click and its menu mean nothing
    const release = () => {
      if (press) clearTimeout(press.timer);
      press = null;
    };
    const down = (event: PointerEvent) => {
      release();
      pointed = false;
      const thing = thingAround(event.target);
      if (
        !now.current.may ||
        !thing ||
        !event.isPrimary ||
        event.button !== 0 ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      const timer = setTimeout(() => {
        press = null;
        pointed = true;
        now.current.point(thing);
      }, pressLasts);
      press = { timer, x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > slack) release();
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      const thing = event.altKey && now.current.may ? thingAround(event.target) : null;
      if (thing) now.current.point(thing);
      if (thing || (pointed && event.detail > 0)) swallow(event);
      pointed = false;
    };
    const menu = (event: Event) => {
      if ((press || pointed) && thingAround(event.target)) swallow(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (!now.current.may || event.repeat || document.querySelector('dialog[open]')) return;
      const thing = thingAround(document.activeElement);
      if (thing) now.current.point(thing);
      else now.current.ask();
    };
    const ears: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', release],
      ['pointercancel', release],
      ['scroll', release],
      ['click', click],
      ['contextmenu', menu],
      ['keydown', key],
    ];
    for (const [type, ear] of ears) document.addEventListener(type, ear as EventListener, true);
    return () => {
      release();
      for (const [type, ear] of ears) document.removeEventListener(type, ear as EventListener, true);
    };
  }, []);
}
