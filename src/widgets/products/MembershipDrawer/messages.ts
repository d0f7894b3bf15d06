import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Every word of the drawer that is not the shop's own. */
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
