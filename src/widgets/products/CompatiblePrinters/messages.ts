import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Every word of the drawer that is not the shop's or the products' own. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'Compatible Printers',
  title: 'Compatible Printers',
  intro: 'This cartridge is compatible with:',
  none: "We couldn't find any compatible printers.",
};
