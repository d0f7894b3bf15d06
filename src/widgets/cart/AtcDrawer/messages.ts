/** Messages of the drawer, except texts that come from the shop or the cart. */
export const messages = {
  close: 'Close',
  adding: 'Adding to cart',
  quantity: 'Quantity: {n}',
  quantityOf: 'Quantity: {n} of {requested}',
  subtotal: 'Subtotal ({n} {n|item|items})',
  memberSavings: 'Member savings: {amount}',
  viewCart: 'View cart',
  checkout: 'Checkout',
  shop: 'Continue shopping',
  replaces: 'Replaces {name}',
  keepOriginal: 'Keep my original',
  keepOriginalNamed: 'Keep my original: {name}',
  protect: 'Protect it',
  alternatives: 'Alternate choices',
  related: 'Goes well with',
  recommended: 'Recommended for you',
  loading: 'Loading recommendations',
  noRecommendations: 'There are no recommendations right now.',
  add: 'Add',
  added: 'Added',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  addNamed: 'Add {name} to cart',
  was: 'Was',
};

export type AtcMessageKey = keyof typeof messages;
