import type { Travel } from '../games/game';

// Things travel from where they were to where they are: a picture is taken before the page changes, and flown afterwards.
// Only transform and opacity move.

export interface Departure {
  travel: Travel;
  rect: DOMRect;
  copy: HTMLElement | null;
}

function at(place: string): HTMLElement | null {
  // The same place may exist twice (a drawer and a strip): the one that can be seen counts.
  const found = document.querySelectorAll<HTMLElement>(`[data-at="${place}"]`);
  return [...found].find((each) => each.offsetParent !== null) ?? null;
}

export function depart(travels: readonly Travel[]): Departure[] {
  return travels.flatMap((travel) => {
    const from = at(travel.from);
    if (!from) return [];
    const copy = travel.picture === 'from' ? (from.cloneNode(true) as HTMLElement) : null;
    return [{ travel, rect: from.getBoundingClientRect(), copy }];
  });
}

const lag = 1.25; // a flight may outlast its event a little, so that a row of them overlaps like a deal by hand

export function arrive({ travel, rect, copy }: Departure, duration: number): void {
  const target = at(travel.to);
  if (!target || duration <= 0) return;
  const end = target.getBoundingClientRect();
  if (end.width === 0 || rect.width === 0) return;
  const ghost = copy ?? (target.cloneNode(true) as HTMLElement);
  ghost.removeAttribute('data-at');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  ghost.style.cssText += `;left:${end.left}px;top:${end.top}px;width:${end.width}px;height:${end.height}px`;
  document.body.append(ghost);
  const shift = `translate(${rect.left - end.left}px, ${rect.top - end.top}px)`;
  const scale = `scale(${rect.width / end.width}, ${rect.height / end.height})`;
  const timing = { duration: duration * lag, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
  ghost
    .animate([{ transform: `${shift} ${scale}` }, { transform: 'none' }], timing)
    .finished.finally(() => ghost.remove());
  target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], timing);
}
