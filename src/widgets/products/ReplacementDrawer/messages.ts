import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Every word of the drawer that is not the shop's or the products' own. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'See the replacement',
  title: 'Replacement item details',
  intro: 'You can order this instead:',
  none: 'There is no replacement for this item.',
};

export type ReplacementWord = keyof typeof messages;
