import { isCurrent } from '../../platform/rules/isCurrent';
import { activeLines, type Cart, type LineItem } from './cart';

/** How long a stored cart is valid after it was fetched from the shop, in milliseconds [CART-STORE-001]. */
export const CART_SET_MS = 600_000;

/** How long a stored cart is valid after an add or an update was merged into it, in milliseconds [CART-STORE-002]. */
export const CART_MERGE_MS = 900_000;

/**
 * Whether a stored cart can be shown without a request to the shop. `expiresAt` is in epoch milliseconds; the cart is
 * expired at this instant, or if it is not a number [CART-FETCH-002, CART-FETCH-004, CART-FETCH-005].
 */
export function isUsableCart(cart: Cart, expiresAt: number, now: number): boolean {
  const isUsable = ({ id, isOutOfStock }: LineItem) => id !== '' && !isOutOfStock;
  return isCurrent(now, expiresAt, CART_MERGE_MS) && activeLines(cart).every(isUsable);
}

/**
 * Whether the stored context token belongs to the live session. It must equal every live token that exists. If a live
 * token exists and no token is stored, it is another session [CART-FETCH-001, CART-FETCH-008].
 */
export function isSameSession(stored: string | undefined, live: (string | undefined)[]): boolean {
  return live.every((token) => token === undefined || token === stored);
}

/** Pages on which the cart is not stored. Saving there removes the stored cart instead [CART-STORE-009]. */
export const SUPPRESSED_PAGES: readonly string[] = ['/tpv', '/gus/sba', '/budget', '/gus/sdc/profileinfo'];

/** Pages on which the stored cart is not read [CART-STORE-010]. */
export const NO_READ_PAGES: readonly string[] = ['/tpv'];

/**
 * Whether the URL, including its query, contains one of the page paths as a case-sensitive substring
 * [CART-STORE-009, CART-STORE-010].
 */
export function isPageAmong(href: string, pages: readonly string[]): boolean {
  return pages.some((page) => href.includes(page));
}
