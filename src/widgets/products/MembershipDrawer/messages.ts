import { PRODUCT_DRAWER_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...PRODUCT_DRAWER_MESSAGES,
  open: 'See membership',
  title: 'Membership',
  join: 'Add membership to cart',
  joining: 'Adding to cart',
  viewCart: 'View cart',
  none: 'There are no memberships available right now.',
};
