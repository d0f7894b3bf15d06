import { isCurrent } from '../../platform/rules/isCurrent';

/** How long a stored cart is valid after it was fetched from the shop, in milliseconds [CART-STORE-001]. */
export const CART_SET_MS = 600_000;

/** How long a stored cart is valid after an add or an update was merged into it, in milliseconds [CART-STORE-002]. */
export const CART_MERGE_MS = 900_000;

/** The facts that decide whether the stored cart can be used instead of a request. */
export type StoredCartFacts = {
  isSameSession: boolean;
  now: number;
  /** Epoch milliseconds; the cart is expired at this instant, or if it is not a number. */
  expiresAt: number;
  isRefreshRequested: boolean;
  /** Its lines that are not deleted. */
  lines: { hasId: boolean; isOutOfStock: boolean }[];
};

export type StoredCartVerdict =
  | { ok: true }
  | { ok: false; reason: 'other-session' | 'expired' | 'refresh-requested' | 'line-without-id' | 'line-out-of-stock' };

/** Checks whether the stored cart can be shown without a request to the shop [CART-FETCH-001 to CART-FETCH-006]. */
export function checkStoredCart(facts: StoredCartFacts): StoredCartVerdict {
  if (!facts.isSameSession) return { ok: false, reason: 'other-session' };
  if (!isCurrent(facts.now, facts.expiresAt, CART_MERGE_MS)) return { ok: false, reason: 'expired' };
  if (facts.isRefreshRequested) return { ok: false, reason: 'refresh-requested' };
  if (facts.lines.some((line) => !line.hasId)) return { ok: false, reason: 'line-without-id' };
  if (facts.lines.some((line) => line.isOutOfStock)) return { ok: false, reason: 'line-out-of-stock' };
  return { ok: true };
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
