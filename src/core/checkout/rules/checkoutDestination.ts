import { activeLines, type Cart, type LineItem } from '../../cart/rules/cart';

/** What determines the first step of a checkout. */
export type CheckoutFacts = {
  isLoginRequired: boolean;
  /**
   * Whether the shop was already notified that this cart goes to checkout, by the cart's own flag or by local storage.
   */
  isStatusPosted: boolean;
  isRegistered: boolean;
  /** Whether checkout starts in the mini cart or a similar drawer, not on the cart page. */
  isMiniCart: boolean;
};

/**
 * The first destination of checkout [CHK-001, CHK-006, CHK-009]. In the mini cart, a guest gets the login drawer if
 * sign-in is required, or, as an offer, if the shop was not yet notified of the checkout. Elsewhere, a guest goes to
 * the login page, and only if sign-in is required.
 */
export function checkoutDestination(facts: CheckoutFacts): 'login-drawer' | 'login-page' | 'checkout' {
  const { isLoginRequired, isStatusPosted, isRegistered, isMiniCart } = facts;
  if (isRegistered) return 'checkout';
  if (isMiniCart) return isLoginRequired || !isStatusPosted ? 'login-drawer' : 'checkout';
  return isLoginRequired ? 'login-page' : 'checkout';
}

/**
 * Whether the customer is registered. The user type of the cart is newer than the session of the page, so it takes
 * precedence.
 */
export function isRegistered(userTypeOfCart: string | undefined, session: { isLoggedIn: boolean }): boolean {
  return userTypeOfCart === undefined ? session.isLoggedIn : userTypeOfCart !== 'GUEST';
}

/**
 * The purpose of a sign-in: a membership, none in particular (an empty string), the checkout, or software [CHK-002,
 * CHK-003, CHK-004, CHK-005]; and lists, outside checkout.
 */
export type SignInType = 'rewards' | '' | 'checkout' | 'SW' | 'lists';

/** Whether the customer picks the line up in a store. All other lines are delivered or downloaded. */
const isPickup = ({ delivery }: LineItem) => delivery?.type === 'ISP' || delivery?.type === 'STS';

/**
 * The purpose of the sign-in at checkout. A membership takes precedence over software, and software over pickup. An
 * empty cart counts as `checkout`.
 */
export function signInTypeOf(cart: Cart | undefined): SignInType {
  const lines = cart ? activeLines(cart) : [];
  if (lines.some((line) => line.isMembership)) return 'rewards';
  if (lines.some((line) => line.isSoftware)) return 'SW';
  return lines.length > 0 && !lines.some(isPickup) ? '' : 'checkout';
}
