import { Store, useStore } from '../shell/store';

// What the reader has in hand but not yet done: stage and desk look at the same choice. A choice is good for one situation; when
// the table moves on, its key no longer fits and the choice is gone.
export class Choice<T> {
  readonly #kept = new Store<{ key: string; value: T } | null>(null);

  use(key: string): [T | null, (value: T | null) => void] {
    const kept = useStore(this.#kept);
    const set = (value: T | null) => this.#kept.set(value === null ? null : { key, value });
    return [kept?.key === key ? kept.value : null, set];
  }

  forget(): void {
    this.#kept.set(null);
  }
}
