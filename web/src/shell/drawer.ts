// What this browser remembers between visits. Private windows may refuse storage: then it is remembered until the page is closed.
const unsaved = new Map<string, string>();
const prefix = 'atelier.';

function saved(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function remembered<T>(key: string, otherwise: T): T {
  const text = saved(key) ?? unsaved.get(key);
  if (text === undefined) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  unsaved.set(key, text);
  try {
    localStorage.setItem(prefix + key, text);
  } catch {
    // Full or refused: the copy above serves this visit.
  }
}
