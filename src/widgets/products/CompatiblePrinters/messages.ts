import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';

/** Messages of the drawer, except texts that come from the shop or the products. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'Compatible Printers',
  title: 'Compatible Printers',
  intro: 'This cartridge is compatible with:',
  none: "We couldn't find any compatible printers.",
};
