/**
 * Download limits in bytes after gzip -9. They are ceilings, not targets. The build prints them; sizes.test.ts checks
 * them.
 */
export const budgets = {
  /** Pages, by the widgets that they display before any interaction: the loader and all files of these widgets. */
  pages: {
    /** The target is 36,000. */
    'add button and mini cart': { widgets: ['add-to-cart-button', 'mini-cart'], bytes: 37_900 },
    category: { widgets: ['site-header', 'mini-cart', 'add-to-cart-button'], bytes: 90_000 },
    cart: {
      widgets: ['site-header', 'mini-cart', 'cart-notifications', 'cart-page', 'saved-for-later'],
      bytes: 125_000,
    },
    checkout: { widgets: ['site-header', 'mini-cart', 'payment-tabs', 'place-order-button'], bytes: 110_000 },
  },
  /** The script tag itself, including its table of all files. */
  loader: 4_000,
  /** The document in which a card is typed, with its script and its sheet. */
  cardFrame: 8_000,
};
