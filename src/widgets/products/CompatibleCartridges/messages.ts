import { PRODUCT_DRAWER_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...PRODUCT_DRAWER_MESSAGES,
  open: 'Compatible Cartridges',
  title: 'Compatible Cartridges',
  intro: 'This printer is compatible with:',
  none: "We couldn't find any compatible cartridges.",
};
