import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Messages of the drawer, except texts that come from the shop or the products. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'See the replacement',
  title: 'Replacement item details',
  intro: 'You can order this instead:',
  none: 'There is no replacement for this item.',
};

export type ReplacementWord = keyof typeof messages;
