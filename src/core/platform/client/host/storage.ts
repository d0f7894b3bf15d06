import { isCurrent } from '../../rules/isCurrent';
import { queryParameter } from '../../rules/pageAddress';
import type { Host } from './host';
import { parsedJson } from './jsonText';

/**
 * Parses a stored JSON object. Returns an empty object for a missing or invalid text, such as one of another script.
 */
export function objectOf(text: string | null | undefined): Record<string, unknown> {
  const value = parsedJson(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Stores a text in local storage for `lifeMs`, as `{ value, expires }` with `expires` in epoch milliseconds. */
export function writeRecord({ localStorage, now }: Host, key: string, value: string, lifeMs: number): void {
  localStorage.set(key, JSON.stringify({ value, expires: now() + lifeMs }));
}

/** Reads a text that `writeRecord` stored for `lifeMs`. Removes it and returns undefined if it is not current. */
export function readRecord({ localStorage, now }: Host, key: string, lifeMs: number): string | undefined {
  const { value, expires } = objectOf(localStorage.get(key));
  if (typeof value === 'string' && typeof expires === 'number' && isCurrent(now(), expires, lifeMs)) return value;
  localStorage.remove(key);
  return undefined;
}

/**
 * The local storage keys that every page reads: the cart and related items, the context token and the campaign
 * [STOR-001, STOR-002, STOR-003, STOR-007]. Every other key is defined by the subject that reads it, which is loaded
 * later.
 */
export const STORAGE_KEYS = {
  cart: 'cart',
  cartTime: 'cart-time',
  cartCount: 'cartCount',
  savedForLater: 'sfl',
  listItems: 'listitems',
  contextToken: 'ctx-token',
  campaignId: 'campaignId',
} as const;

export const DAY_MS = 86_400_000;

/** How long a stored cart count is valid [STOR-014]. */
export const CART_COUNT_MS = 30 * DAY_MS;

/** Stores the number of items in the cart with the current time [STOR-014]. */
export function rememberCartCount(host: Host, count: number): void {
  host.localStorage.set(STORAGE_KEYS.cartCount, JSON.stringify({ count, timestamp: host.now() }));
}

/** The stored number of items in the cart; undefined if it is older than 30 days [STOR-014]. */
export function rememberedCartCount(host: Host): number | undefined {
  const { count, timestamp } = objectOf(host.localStorage.get(STORAGE_KEYS.cartCount));
  if (typeof count !== 'number' || typeof timestamp !== 'number') return undefined;
  return isCurrent(host.now(), timestamp + CART_COUNT_MS, CART_COUNT_MS) ? count : undefined;
}

/** How long a campaign is stored [SESS-026]. */
export const CAMPAIGN_MS = 30 * DAY_MS;

/**
 * The campaign for the session's `cidParam`: from the page's URL, which is stored for 30 days and replaces an older
 * one, else the stored one [SESS-026].
 */
export function readCampaign(host: Host): string | undefined {
  const campaign = queryParameter(host.location.href, 'cid');
  if (campaign) writeRecord(host, STORAGE_KEYS.campaignId, campaign, CAMPAIGN_MS);
  return readRecord(host, STORAGE_KEYS.campaignId, CAMPAIGN_MS);
}

/**
 * The number of the store that the customer uses: the session's, otherwise the YourStore cookie's [CART-ADD-018].
 * The built-in default store is never returned.
 */
export function knownStoreNumber({ cookies }: Host, { storeNumber }: { storeNumber?: string }): string | undefined {
  return storeNumber || String(objectOf(cookies.get('YourStore'))['storeNumber'] ?? '') || undefined;
}

/** Returns the host with `prefix` before every storage key, for a page that shares its origin with another shop. */
export function withStoragePrefix(host: Host, prefix: string): Host {
  const prefixed = (name: 'localStorage' | 'sessionStorage'): Host['localStorage'] => ({
    get: (key) => host[name].get(prefix + key),
    set: (key, value) => host[name].set(prefix + key, value),
    remove: (key) => host[name].remove(prefix + key),
    get isLasting() {
      return host[name].isLasting;
    },
  });
  // the host stays the prototype and is not copied, because its properties may be getters
  return Object.create(host, {
    localStorage: { value: prefixed('localStorage') },
    sessionStorage: { value: prefixed('sessionStorage') },
    onStorage: {
      value: (key: string, listener: (newValue: string | null) => void) => host.onStorage(prefix + key, listener),
    },
  }) as Host;
}
