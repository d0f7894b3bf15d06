export const messages = {
  working: "One moment, please. We're confirming your payment.",
  toCheckout: 'Your payment is confirmed. Taking you to checkout.',
  toCart: 'Taking you back to your cart.',
  goCheckout: 'Go to checkout',
  goCart: 'Go to your cart',
};
