import { CART_VIEW_MESSAGES } from '../../../core/cart/rules/cartViewMessages';

export const messages = {
  ...CART_VIEW_MESSAGES,
  close: 'Close cart',
  failed: 'Something went wrong. Please try again.',
  subtotal: 'Subtotal',
  memberSavings: 'Member savings: {amount}',
  viewCart: 'View cart',
  tabs: 'Cart and saved items',
  tabCart: 'Cart',
  tabSaved: 'Saved for later',
};
