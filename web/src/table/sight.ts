// Where the things of the board are to be seen at this moment. A thing is any element, of HTML or SVG, with `data-thing="kind:name"`.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const least = 6; // pixels: less of a thing is not in sight

// The same thing may be drawn more than once; an open drawer lies above everything and has layers of its own.
export function elementsOf(thing: string, layer: Element): Element[] {
  const dialog = layer.closest('dialog');
  return [...document.querySelectorAll(`[data-thing="${thing}"]`)].filter((each) => each.closest('dialog') === dialog);
}

// The nearest thing around a target, of this kind if one is asked for.
export function thingAround(target: EventTarget | null, kind: string | null = null): string | null {
  let around = target instanceof Element ? target.closest('[data-thing]') : null;
  while (around) {
    const thing = around.getAttribute('data-thing')!;
    if (kind === null || thing.startsWith(`${kind}:`)) return thing;
    around = around.parentElement?.closest('[data-thing]') ?? null;
  }
  return null;
}

const clips = new WeakMap<Element, Element[]>();

// Boxes that scroll or pan cut off what they hold.
function clipsOf(element: Element): Element[] {
  const known = clips.get(element);
  if (known) return known;
  const found: Element[] = [];
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
    if (getComputedStyle(up).overflow !== 'visible') found.push(up);
  clips.set(element, found);
  return found;
}

// The part of the window that the header leaves; the stage cuts off what lies behind the desk.
function openTop(element: Element): number {
  return element.closest('dialog') ? 0 : (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0);
}

export function inSight(element: Element): Box | null {
  const box = element.getBoundingClientRect();
  let { left, right } = box;
  let top = Math.max(box.top, openTop(element));
  let bottom = Math.min(box.bottom, innerHeight);
  for (const clip of clipsOf(element)) {
    const edge = clip.getBoundingClientRect();
    left = Math.max(left, edge.left);
    right = Math.min(right, edge.right);
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  left = Math.max(left, 0);
  right = Math.min(right, innerWidth);
  return right - left < least || bottom - top < least ? null : { left, top, width: right - left, height: bottom - top };
}

export function bringIntoSight(thing: string, layer: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  elementsOf(thing, layer)[0]?.scrollIntoView({
    block: 'center',
    inline: 'center',
    behavior: still ? 'auto' : 'smooth',
  });
}

export function layOver(mark: HTMLElement, box: Box | null, apart: number): void {
  mark.style.visibility = box ? 'visible' : 'hidden';
  if (!box) return;
  mark.style.setProperty('--room', `${box.left - apart}px`); // to the left of it
  mark.style.transform = `translate(${box.left - apart}px, ${box.top - apart}px)`;
  mark.style.width = `${box.width + 2 * apart}px`;
  mark.style.height = `${box.height + 2 * apart}px`;
}

// Boards pan, scroll and move: whatever lies over them looks again with every frame.
export function eachFrame(draw: () => void): () => void {
  let frame = 0;
  const again = () => {
    draw();
    frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
}
