import type { Host } from './host';
import { objectOf } from './storedRecord';

/**
 * The keys of local storage that every page reads: of the cart and its neighbours, of the context token and the campaign
 * [STOR-001, STOR-002, STOR-003, STOR-007]. Any other stands with the one subject that reads it, which comes later.
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

/** How long a cart count counts [STOR-014]. */
export const CART_COUNT_MS = 30 * DAY_MS;

/** Keeps the number of items in the cart, with the time of now [STOR-014]. */
export function rememberCartCount(host: Host, count: number): void {
  host.localStorage.set(STORAGE_KEYS.cartCount, JSON.stringify({ count, timestamp: host.now() }));
}

/** The number of items the cart had when it was last seen, up to 30 days ago [STOR-014]. */
export function rememberedCartCount(host: Host): number | undefined {
  const { count, timestamp } = objectOf(host.localStorage.get(STORAGE_KEYS.cartCount));
  const isCurrent = typeof timestamp === 'number' && host.now() - timestamp < CART_COUNT_MS;
  return isCurrent && typeof count === 'number' ? count : undefined;
}
