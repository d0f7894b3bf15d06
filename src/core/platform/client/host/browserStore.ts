import type { StringStore } from './host';

export type WebStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** A store whose in-memory copy of a key can be discarded, because another tab has written the key. */
export type BrowserStore = StringStore & { forgetOwn(key: string): void };

/**
 * Wraps the page's storage in a store that never throws. `open` may throw, as access to `localStorage` does if it is
 * forbidden. Values that the browser rejects are held in memory, for this page only.
 */
export function browserStore(open: () => WebStorage | undefined): BrowserStore {
  const own = new Map<string, string | null>();
  let isLasting = true;

  function tried<Result>(act: (storage: WebStorage) => Result): Result | undefined {
    try {
      const storage = open();
      if (storage) return act(storage);
    } catch {
      // forbidden or full
    }
    isLasting = false;
    return undefined;
  }

  const isDone = (act: (storage: WebStorage) => void) =>
    tried((storage) => {
      act(storage);
      return true;
    }) ?? false;

  tried(() => {});

  return {
    get: (key) => own.get(key) ?? (own.has(key) ? null : (tried((storage) => storage.getItem(key)) ?? null)),
    set(key, value) {
      own.delete(key);
      if (isDone((storage) => storage.setItem(key, value))) return;
      own.set(key, value);
      // the next page must not read the outdated value
      tried((storage) => storage.removeItem(key));
    },
    remove(key) {
      own.delete(key);
      if (!isDone((storage) => storage.removeItem(key))) own.set(key, null);
    },
    forgetOwn: (key) => void own.delete(key),
    get isLasting() {
      return isLasting;
    },
  };
}
