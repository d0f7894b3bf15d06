import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantityMessages';
import { OFFLINE_MESSAGE } from '../../../core/platform/rules/offlineMessage';

const { quantity, fewer, more } = QUANTITY_MESSAGES;

/** Messages of the furniture table, except texts that come from the shop or the products. */
export const messages = {
  quantity,
  fewer,
  more,
  open: 'Compare options',
  title: 'Choose your options',
  close: 'Close',
  loading: 'Loading the products',
  failed: 'Sorry, something went wrong. Please try again.',
  offline: OFFLINE_MESSAGE,
  retry: 'Try again',
  notFound: 'We could not find these products.',
  item: 'Item',
  price: 'Price',
  availability: 'Availability',
  howMany: 'Quantity',
  inStock: 'In stock',
  was: 'Was',
  add: 'Add all to cart',
  addCount: 'Add {n} to cart',
  adding: 'Adding to cart',
  nothing: 'Choose a quantity first.',
  viewCart: 'View cart',
};

export type FurnitureMessageKey = keyof typeof messages;
