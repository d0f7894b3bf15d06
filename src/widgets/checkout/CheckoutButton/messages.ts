export const messages = {
  checkout: 'Checkout',
  pending: 'Taking you to checkout',
  empty: 'Your cart is empty.',
};
