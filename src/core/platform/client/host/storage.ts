import type { Host } from './host';
import { objectOf } from './storedRecord';

/**
 * The local storage keys that every page reads: those of the cart and related items, the context token and the campaign
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
  const isCurrent = typeof timestamp === 'number' && host.now() - timestamp < CART_COUNT_MS;
  return isCurrent && typeof count === 'number' ? count : undefined;
}
