import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantity';
import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  ...QUANTITY_MESSAGES,
  open: 'Compare options',
  title: 'Choose your options',
  close: 'Close',
  loading: 'Loading the products',
  ...RETRY_MESSAGES,
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
