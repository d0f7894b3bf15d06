import { PURCHASE_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...PURCHASE_MESSAGES,
  open: 'Quick view',
  openNamed: 'Quick view of {name}',
  title: 'Quick view',
  adding: 'Adding to cart',
  buyNow: 'Buy now',
  details: 'See full details',
  replacement: 'See the replacement',
  alternatives: 'Alternate choices',
  compare: 'Compare',
  compared: 'Remove from compare',
  compareFull: 'You can compare up to 4 items.',
  addToList: 'Add to list',
  noLists: "You can't open your lists on this page.",
};
