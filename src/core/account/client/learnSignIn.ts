import type { Storefront } from '../../storefront';

/**
 * Has another tab of this browser the cart of a business account? Then its customer is this page's too: the page knows it
 * from now on, and reads the cart that it has skipped [CART-FETCH-010]. What a consumer shop of the same origin keeps is no
 * sign of that. Says whether it was so.
 */
export function learnSignIn({ site, session, events, cart, cartParts }: Storefront): boolean {
  if (!site.isSBA || session.isLoggedIn) return false;
  const { sent } = cartParts.record.read()?.cart ?? {};
  if (!(sent as { accountInfo?: unknown } | undefined)?.accountInfo) return false;
  session.isLoggedIn = true;
  events.publish('session:signed-in', {});
  // a failure is in the cart's own state
  void cart.read().catch(() => undefined);
  return true;
}
