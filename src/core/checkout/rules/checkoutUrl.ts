/** The checkout pages that a cart can go to. */
export type CheckoutRoute = 'checkout' | 'sparqCheckout' | 'dotcomCheckout';

/** The default URLs of checkout and payment [ROUTE-005, ROUTE-011]. */
const TARGETS: Record<CheckoutRoute, string> = {
  checkout: '/cc/sparq/checkout',
  sparqCheckout: '/cc/sparq/checkout',
  dotcomCheckout: '/cc/api/precheckout?fromSlideIn=true',
};

/** The URL of a checkout page: the one that the page sets, otherwise the default. */
export function checkoutUrl(urls: Partial<Record<CheckoutRoute, string>>, route: CheckoutRoute): string {
  return urls[route] ?? TARGETS[route];
}
