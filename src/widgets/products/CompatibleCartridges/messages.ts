import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Messages of the drawer, except texts that come from the shop or the products. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'Compatible Cartridges',
  title: 'Compatible Cartridges',
  intro: 'This printer is compatible with:',
  none: "We couldn't find any compatible cartridges.",
};
