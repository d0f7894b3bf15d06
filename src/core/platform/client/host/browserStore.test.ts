import { describe, expect, test } from 'vitest';
import { browserStore, type WebStorage } from './browserHost';

/** A fake browser storage that can be full or forbidden. */
function aStorage(values: Record<string, string> = {}) {
  const stored = new Map(Object.entries(values));
  const state = { isFull: false, isClosed: false };
  const checked = <Result>(result: () => Result): Result => {
    if (state.isClosed) throw new Error('SecurityError');
    return result();
  };
  const storage: WebStorage = {
    getItem: (key) => checked(() => stored.get(key) ?? null),
    setItem: (key, value) =>
      checked(() => {
        if (state.isFull) throw new Error('QuotaExceededError');
        stored.set(key, value);
      }),
    removeItem: (key) => checked(() => void stored.delete(key)),
  };
  return { storage, stored, state };
}

describe('browserStore', () => {
  test('has its values in the browser’s storage', () => {
    const { storage, stored } = aStorage({ cart: 'old' });
    const store = browserStore(() => storage);

    expect(store.get('cart')).toBe('old');
    expect(store.get('missing')).toBeNull();
    store.set('cart', 'new');
    expect(stored.get('cart')).toBe('new');
    store.remove('cart');
    expect(stored.has('cart')).toBe(false);
    expect(store.isLasting).toBe(true);
  });

  test.each([
    ['is missing', () => undefined],
    [
      'is forbidden',
      () => {
        throw new Error('SecurityError');
      },
    ],
  ])('lasts for this page only if the storage %s, and isLasting is false', (_what, open) => {
    const store = browserStore(open);

    expect(store.isLasting).toBe(false);
    expect(store.get('cart')).toBeNull();
    store.set('cart', 'new');
    expect(store.get('cart')).toBe('new');
    store.remove('cart');
    expect(store.get('cart')).toBeNull();
  });

  test('with a full storage, holds the value for this page only and removes the older one', () => {
    const { storage, stored, state } = aStorage({ cart: 'old', other: 'x' });
    const store = browserStore(() => storage);
    expect(store.isLasting).toBe(true);

    state.isFull = true;
    store.set('cart', 'new');

    expect(store.get('cart')).toBe('new');
    expect(stored.has('cart')).toBe(false);
    expect(store.isLasting).toBe(false);
    expect(store.get('other')).toBe('x');
  });

  test('uses the storage again once there is room', () => {
    const { storage, stored, state } = aStorage();
    const store = browserStore(() => storage);
    state.isFull = true;
    store.set('cart', 'one');
    state.isFull = false;
    store.set('cart', 'two');
    stored.set('cart', 'three');

    expect(store.get('cart')).toBe('three');
  });

  test('never throws if the storage is closed while the page is open', () => {
    const { storage, state } = aStorage({ cart: 'old' });
    const store = browserStore(() => storage);
    state.isClosed = true;

    store.remove('cart');
    expect(store.get('cart')).toBeNull();
    store.set('cart', 'new');
    expect(store.get('cart')).toBe('new');
    expect(store.get('other')).toBeNull();
    expect(store.isLasting).toBe(false);
  });

  test('does not restore a value that was removed while the storage was closed', () => {
    const { storage, state } = aStorage({ cart: 'old' });
    const store = browserStore(() => storage);
    state.isClosed = true;
    store.remove('cart');
    state.isClosed = false;

    expect(store.get('cart')).toBeNull();
  });

  test('forgetOwn discards the page’s own copy, so that the value of another tab is read', () => {
    const { storage, stored, state } = aStorage();
    const store = browserStore(() => storage);
    state.isFull = true;
    store.set('cart', 'ours');
    stored.set('cart', 'theirs');
    expect(store.get('cart')).toBe('ours');

    store.forgetOwn('cart');
    expect(store.get('cart')).toBe('theirs');
  });

  test('has an empty string as it is, even for this page only', () => {
    const store = browserStore(() => undefined);
    store.set('cart', '');
    expect(store.get('cart')).toBe('');
  });
});
