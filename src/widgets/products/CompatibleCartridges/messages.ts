import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Every word of the drawer that is not the shop's or the products' own. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'Compatible Cartridges',
  title: 'Compatible Cartridges',
  intro: 'This printer is compatible with:',
  none: "We couldn't find any compatible cartridges.",
};
