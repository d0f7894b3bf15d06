import { SUM_WORDS } from '../../../core/cart/rules/sumWords';

/** Messages of the confirmation. */
export const messages = {
  loading: 'Loading your order',
  title: 'Thank you for your order',
  titleWaiting: 'Your order waits for approval',
  waiting: 'An approver of your company looks at it. It is not confirmed before.',
  number: 'Order number',
  placedOn: 'Placed on',
  email: 'Confirmation sent to',
  shipTo: 'Delivery',
  payment: 'Payment',
  poNumber: 'Purchase order',
  INVOICE: 'By invoice',
  PICKUP: 'At pickup',
  PURCHASE_ORDER: 'On a purchase order',
  CARD: 'Paid by card',
  VENDOR: 'Paid with a wallet or in parts',
  items: '{n} {n|item|items}',
  quantity: 'Quantity: {n}',
  ...SUM_WORDS,
  none: 'We could not find this order.',
  noneHint: 'It may have been placed with another account. Sign in with that one, or look at the number again.',
  failed: 'Sorry, something went wrong. Please try again.',
  retry: 'Try again',
  shop: 'Continue shopping',
};
