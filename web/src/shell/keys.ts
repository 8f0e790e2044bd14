import { useLayoutEffect, useRef } from 'preact/hooks';

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

// Keys play from anywhere on the page but a field or an open dialog. `press` answers whether the key was meant for the game; Enter on something that can
// be pressed itself presses that.
export function useKeys(press: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  // With the page that shows them: nothing that can be seen may miss its key.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      const { target } = event;
      if (isTyping(target) || (target instanceof Element && target.closest('dialog'))) return;
      if (event.key === 'Enter' && target instanceof Element && target.closest('button, a, summary')) return;
      if (latest.current(event.key, event)) event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}
