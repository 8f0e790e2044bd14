import type { ComponentChildren } from 'preact';
import { Store, useStore } from './store';

export type Place =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'help'; game: string }
  | { page: 'box'; game: string; hash: string | null }
  | { page: 'nowhere' };

export function placeOf(path: string): Place {
  if (path === '/' || path === '') return { page: 'lobby' };
  const [, kind, id, rest, more] = path.split('/');
  if (kind === 't' && id && !rest) return { page: 'table', table: decodeURIComponent(id) };
  if (kind === 'replay' && id && !rest) return { page: 'replay', table: decodeURIComponent(id) };
  if (kind === 'help' && id && !rest) return { page: 'help', game: decodeURIComponent(id) };
  if (kind === 'box' && id && !more) return { page: 'box', game: decodeURIComponent(id), hash: rest || null };
  return { page: 'nowhere' };
}

const path = new Store(location.pathname);
addEventListener('popstate', () => path.set(location.pathname));

export function usePath(): string {
  return useStore(path);
}

export function go(to: string): void {
  history.pushState(null, '', to);
  path.set(location.pathname);
  scrollTo(0, 0);
}

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

// A plain link for everything but a plain click: new tabs and copied addresses work as anywhere.
export function Link({ to, class: look, label, children }: LinkProps) {
  const follow = (click: MouseEvent) => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={look} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
