import { QUANTITY_WORDS } from '../../../core/cart/rules/quantityWords';
import { PRODUCT_DRAWER_WORDS } from '../../../hooks/products/useProductDrawer';
import { SUMMARY_WORDS } from '../../../hooks/products/useProductWords';

/** Messages of the quick view, except texts that come from the shop or the product. */
export const messages = {
  ...QUANTITY_WORDS,
  ...SUMMARY_WORDS,
  ...PRODUCT_DRAWER_WORDS,
  open: 'Quick view',
  openNamed: 'Quick view of {name}',
  title: 'Quick view',
  adding: 'Adding to cart',
  buyNow: 'Buy now',
  details: 'See full details',
  replacement: 'See the replacement',
  alternatives: 'Alternate choices',
  viewCart: 'View cart',
  compare: 'Compare',
  compared: 'Remove from compare',
  compareFull: 'You can compare up to 4 items.',
  addToList: 'Add to list',
  noLists: "You can't open your lists on this page.",
};

export type QuickViewWord = keyof typeof messages;
