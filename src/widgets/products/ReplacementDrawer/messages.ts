import { PRODUCT_DRAWER_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...PRODUCT_DRAWER_MESSAGES,
  open: 'See the replacement',
  title: 'Replacement item details',
  intro: 'You can order this instead:',
  none: 'There is no replacement for this item.',
};
