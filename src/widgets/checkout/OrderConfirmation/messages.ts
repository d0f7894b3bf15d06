import { TOTALS_MESSAGES } from '../../../core/cart/rules/cartSum';
import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  loading: 'Loading your order',
  title: 'Thank you for your order',
  titleWaiting: 'Your order is waiting for approval',
  waiting: "An approver at your company will review it. We'll confirm it once it's approved.",
  number: 'Order number',
  placedOn: 'Placed on',
  email: 'Confirmation sent to',
  shipTo: 'Delivery',
  payment: 'Payment',
  poNumber: 'Purchase order',
  INVOICE: 'By invoice',
  PICKUP: 'At pickup',
  PURCHASE_ORDER: 'By purchase order',
  CARD: 'Paid by card',
  VENDOR: 'Paid with a wallet or in installments',
  items: '{n} {n|item|items}',
  quantity: 'Quantity: {n}',
  ...TOTALS_MESSAGES,
  none: 'We could not find this order.',
  noneHint: 'It may have been placed with another account. Sign in to that account, or check the order number.',
  ...RETRY_MESSAGES,
  shop: 'Continue shopping',
};
