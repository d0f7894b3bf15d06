import { PRODUCT_DRAWER_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...PRODUCT_DRAWER_MESSAGES,
  open: 'Compatible Printers',
  title: 'Compatible Printers',
  intro: 'This cartridge is compatible with:',
  none: "We couldn't find any compatible printers.",
};
