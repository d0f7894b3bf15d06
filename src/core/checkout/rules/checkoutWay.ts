/** What is known when a customer wants to check out. */
export type CheckoutFacts = {
  isLoginRequired: boolean;
  /** The shop has been told of this cart's checkout before, by its own word or as the browser remembers it. */
  isStatusPosted: boolean;
  isRegistered: boolean;
  /** Asked from the mini cart, or a drawer like it, over a page that the customer has not left for the cart. */
  isMiniCart: boolean;
};

/**
 * Where the press on checkout leads first [CHK-001, CHK-006, CHK-009]. A guest meets the login drawer when sign-in is
 * required, or on the first way to the checkout, where it is offered; outside of the mini cart, and only where it is
 * required, that is the login page.
 */
export function checkoutWay(facts: CheckoutFacts): 'login-drawer' | 'login-page' | 'checkout' {
  const { isLoginRequired, isStatusPosted, isRegistered, isMiniCart } = facts;
  if (isRegistered) return 'checkout';
  if (isMiniCart) return isLoginRequired || !isStatusPosted ? 'login-drawer' : 'checkout';
  return isLoginRequired ? 'login-page' : 'checkout';
}

/** Is the customer someone whom the shop knows? Its newest word, with the cart, counts more than what the page was told. */
export function isRegistered(userTypeOfCart: string | undefined, session: { isLoggedIn: boolean }): boolean {
  return userTypeOfCart === undefined ? session.isLoggedIn : userTypeOfCart !== 'GUEST';
}
