export const messages = {
  pay: 'Pay {amount}',
  place: 'Place order',
  approval: 'Send for approval',
  again: 'Try again',
  unpaid: 'Choose how to pay the remaining {amount}.',
  empty: 'Your cart is empty.',
  pending: 'Placing your order',
  placed: 'Thank you! Your order number is {number}.',
  waiting: 'Your order {number} is waiting for approval.',
  view: 'View your order',
  totalChanged: 'The total changed from {from} to {to}. Look it over, then place the order.',
  orderChanged: 'Your order or its payment changed. Look it over, then place the order.',
  paymentChanged: '{payment}: {from} before, {to} now',
  card: 'Card ending in {digits}',
  giftCard: 'Gift card ending in {digits}',
  lost: "We couldn't confirm your order. Try again: we'll place it only once.",
};

export type PlaceOrderMessageKey = keyof typeof messages;
