import { useEffect, useState } from 'preact/hooks';

// One value that pages look at: setting it redraws whoever uses it.
export class Store<T> {
  readonly #watchers = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const watcher of [...this.#watchers]) watcher();
  }

  change(part: Partial<T>): void {
    this.set({ ...this.#value, ...part });
  }

  subscribe(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}

export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState({});
  useEffect(() => {
    // The value may have changed between the first drawing and this subscription.
    redraw({});
    return store.subscribe(() => redraw({}));
  }, [store]);
  return store.value;
}
