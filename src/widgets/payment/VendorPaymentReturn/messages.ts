/** Messages shown while the customer returns from a vendor. */
export const messages = {
  working: 'One moment, please: your payment is being confirmed.',
  toCheckout: 'Your payment is confirmed. Going on to the checkout.',
  toCart: 'Going back to your cart.',
  goCheckout: 'Go to the checkout',
  goCart: 'Go to your cart',
};
