import type { Travel } from '../kit/game';
import { framesOf, type Motion } from '../kit/motion';

// Things travel from where they were to where they are: where they lie is noted before the page changes, and flown from afterwards.
// Only transform and opacity move.

export interface Departure {
  travel: Travel;
  wait: number; // milliseconds after the change: the flights of one step begin one after the other
  duration: number;
  rect: DOMRect | null; // null: the place was not on the page yet
  copy: HTMLElement | null;
}

function at(place: string): HTMLElement | null {
  // The same place may exist twice (a drawer and a strip): the one that can be seen counts.
  const found = document.querySelectorAll<HTMLElement>(`[data-at="${place}"]`);
  return [...found].find((each) => each.offsetParent !== null) ?? null;
}

export function depart(travel: Travel, wait: number, duration: number): Departure {
  const from = at(travel.from);
  const copy = from && travel.picture === 'from' ? (from.cloneNode(true) as HTMLElement) : null;
  return { travel, wait, duration, rect: from?.getBoundingClientRect() ?? null, copy };
}

export const lag = 1.25; // a flight may outlast its event a little, so that a row of them overlaps like a deal by hand
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const inTheAir = new Set<Animation>();

function run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<unknown> {
  const animation = element.animate(frames, { ...timing, fill: 'backwards' });
  inTheAir.add(animation);
  return animation.finished.catch(() => {}).finally(() => inTheAir.delete(animation));
}

// Where somebody prefers stillness things do not fly, they appear.
export function arrive({ travel, wait, duration, rect, copy }: Departure, still: boolean): void {
  const target = at(travel.to);
  if (!target || duration <= 0) return;
  const timing = { delay: wait, duration: duration * lag, easing };
  if (still) {
    run(target, [{ opacity: 0 }, { opacity: 1 }], timing);
    return;
  }
  const from = at(travel.from);
  const start = rect ?? from?.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  if (!start || end.width === 0 || start.width === 0) return;
  const picture = travel.picture === 'from' ? (copy ?? from?.cloneNode(true)) : target.cloneNode(true);
  fly(picture as HTMLElement, start, end, timing, travel.motion ?? 'fly');
  run(target, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], timing);
}

function fly(ghost: HTMLElement, start: DOMRect, end: DOMRect, timing: KeyframeAnimationOptions, motion: Motion): void {
  for (const each of [ghost, ...ghost.querySelectorAll('[data-at], [data-number], [data-thing]')])
    for (const mark of ['data-at', 'data-number', 'data-thing', 'data-anchor']) each.removeAttribute(mark);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  ghost.style.cssText += `;left:${end.left}px;top:${end.top}px;width:${end.width}px;height:${end.height}px`;
  document.body.append(ghost);
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  const scale = `scale(${start.width / end.width}, ${start.height / end.height})`;
  run(ghost, framesOf(motion, `${shift} ${scale}`), timing).then(() => ghost.remove());
}

// Everything is where it belongs, at once.
export function land(): void {
  for (const animation of [...inTheAir]) animation.finish();
}
