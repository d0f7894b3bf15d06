import type { Storefront } from '../../storefront';

/**
 * Detects a sign-in in another tab of this browser: if another tab has stored the cart of a business account, its
 * customer is signed in on this page too. The page then updates its session and reads the cart that it has skipped
 * [CART-FETCH-010]. A cart that a consumer shop of the same origin has stored does not count. Returns whether a sign-in
 * was detected.
 */
export function detectSignIn({ site, session, events, cart, record }: Storefront): boolean {
  if (!site.isSBA || session.isLoggedIn) return false;
  const { sent } = record.read()?.cart ?? {};
  if (!(sent as { accountInfo?: unknown } | undefined)?.accountInfo) return false;
  session.isLoggedIn = true;
  events.publish('session:signed-in', {});
  // a failure is reported in the cart's own state
  void cart.read().catch(() => undefined);
  return true;
}
