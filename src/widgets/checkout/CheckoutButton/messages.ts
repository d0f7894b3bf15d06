/** Messages of the button, except texts that come from the cart. */
export const messages = {
  checkout: 'Checkout',
  pending: 'Taking you to checkout',
  empty: 'Your cart is empty.',
};
