import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Messages of the drawer, except texts that come from the shop. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'See the membership',
  title: 'Membership',
  join: 'Add the membership to your cart',
  joining: 'Adding to cart',
  viewCart: 'View cart',
  none: 'There is no membership on offer right now.',
};

export type MembershipWord = keyof typeof messages;
