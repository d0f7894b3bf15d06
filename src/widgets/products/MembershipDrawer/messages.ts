import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Messages of the drawer, except texts that come from the shop. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'See membership',
  title: 'Membership',
  join: 'Add membership to cart',
  joining: 'Adding to cart',
  viewCart: 'View cart',
  none: 'There are no memberships available right now.',
};

export type MembershipWord = keyof typeof messages;
