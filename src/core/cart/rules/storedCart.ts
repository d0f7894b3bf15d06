/** How long a cart read from the shop may be used from the store of the browser [CART-STORE-001]. */
export const CART_SET_MS = 600_000;

/** How long a cart may be used after an add or an update was merged into it [CART-STORE-002]. */
export const CART_MERGE_MS = 900_000;

/** What is known of the stored cart, before it is used instead of a call. */
export type StoredCartFacts = {
  isSameSession: boolean;
  now: number;
  /** Epoch milliseconds; the cart is expired at this instant. */
  expiresAt: number | undefined;
  isRefreshAsked: boolean;
  /** Its lines that are not deleted. */
  lines: { hasId: boolean; isOutOfStock: boolean }[];
};

export type StoredCartVerdict =
  | { ok: true }
  | { ok: false; reason: 'other-session' | 'expired' | 'refresh-asked' | 'line-without-id' | 'line-out-of-stock' };

/** May the stored cart be shown without asking the shop? [CART-FETCH-001 to CART-FETCH-006] */
export function checkStoredCart(facts: StoredCartFacts): StoredCartVerdict {
  if (!facts.isSameSession) return { ok: false, reason: 'other-session' };
  if (facts.expiresAt === undefined || facts.now >= facts.expiresAt) return { ok: false, reason: 'expired' };
  if (facts.isRefreshAsked) return { ok: false, reason: 'refresh-asked' };
  if (facts.lines.some((line) => !line.hasId)) return { ok: false, reason: 'line-without-id' };
  if (facts.lines.some((line) => line.isOutOfStock)) return { ok: false, reason: 'line-out-of-stock' };
  return { ok: true };
}

/**
 * Is the stored context token that of the live session? It must equal every live token that exists; a stored one that is
 * missing beside a live one is another session [CART-FETCH-001, CART-FETCH-008].
 */
export function isSameSession(stored: string | undefined, live: (string | undefined)[]): boolean {
  return live.every((token) => token === undefined || token === stored);
}

/** Pages on which the cart is not kept; a save there forgets it instead [CART-STORE-009]. */
export const SUPPRESSED_PAGES: readonly string[] = ['/tpv', '/gus/sba', '/budget', '/gus/sdc/profileinfo'];

/** Pages on which the kept cart is not read [CART-STORE-010]. */
export const NO_READ_PAGES: readonly string[] = ['/tpv'];

/** Plain substring of the whole address, query included, case-sensitive [CART-STORE-009, CART-STORE-010]. */
export function isPageAmong(href: string, pages: readonly string[]): boolean {
  return pages.some((page) => href.includes(page));
}
