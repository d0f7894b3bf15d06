/**
 * Widgets that display nothing until something opens them. Their files load then, unless the element has a button of
 * its own or is open from the start. The build writes them into the loader's table.
 */
export const DORMANT_WIDGETS = [
  ...['api-failure-overlay', 'atc-drawer', 'auto-restock-drawer', 'become-customer', 'bonus-categories'],
  ...['bopis-overlay', 'budget-center-overlay', 'budget-overlay', 'clear-cart-overlay', 'create-list-drawer'],
  ...['customize-drawer', 'furniture-table', 'lists-drawer', 'login-drawer', 'loyalty-enrollment', 'loyalty-offers'],
  ...['marketing-drawer', 'membership-drawer', 'messages-drawer', 'missing-points', 'out-of-stock-overlay'],
  ...['po-number-overlay', 'premium-overlay', 'quick-buy', 'quick-view', 'quote-overlay', 'replacement-drawer'],
  ...['rewards-overlay', 'ship-to-overlay', 'subscribe-offers'],
];
