/** Where a cart is checked out. */
export type CheckoutRoute = 'checkout' | 'sparqCheckout' | 'dotcomCheckout';

/** The targets of checkout and payment that a page does not name itself [ROUTE-005, ROUTE-011]. */
const TARGETS: Record<CheckoutRoute, string> = {
  checkout: '/cc/sparq/checkout',
  sparqCheckout: '/cc/sparq/checkout',
  dotcomCheckout: '/cc/api/precheckout?fromSlideIn=true',
};

/** The address of a checkout: the page's own, or the specification's. */
export function checkoutUrl(urls: Partial<Record<CheckoutRoute, string>>, route: CheckoutRoute): string {
  return urls[route] ?? TARGETS[route];
}
