/** Every word of the button that is not the cart's own. */
export const messages = {
  checkout: 'Checkout',
  pending: 'Taking you to checkout',
  empty: 'Your cart is empty.',
};
