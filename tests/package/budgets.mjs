/** What a page may download, in bytes after gzip -9. The build prints them, sizes.test.ts holds them. */
export const budgets = {
  /** The script tag itself. */
  loader: 2_048,
  /**
   * The loader and everything that these widgets need until an add is in the cart.
   */
  first: { widgets: ['add-to-cart-button', 'mini-cart'], bytes: 25_600 },
  /** What one more widget adds to a page that has the first ones, and what any file on demand may weigh. */
  further: 6_144,
  /** What a widget of a whole page may add instead. */
  wide: { 'cart-page': 14_336, 'list-details': 7_168, 'quick-order': 7_168, 'payment-tabs': 14_336 },
  /**
   * What several widgets have in common, what the core itself leaves for later, and the table of all further widgets, with
   * the order in which their elements come: some ninety bytes for each file of the build, of which a digest can not be made
   * smaller. And DOMPurify, for browsers without a sanitizer of their own. A language is one file, which comes once in a
   * visit, for who does not read English: all words of all widgets.
   */
  shared: {
    drawers: 6_400,
    later: 7_680,
    widgets: 10_240,
    purify: 12_288,
    'words-fr-CA': 16_384,
    'words-es': 16_384,
  },
  /** The document in which a card is typed, and what speaks with it in the page. */
  cardFrame: 10_240,
  /** TanStack Query, which comes with the first widget that reads through it. */
  query: 10_240,
};
