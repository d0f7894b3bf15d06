import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';
import { TILE_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...TILE_MESSAGES,
  ...RETRY_MESSAGES,
  loading: 'Loading the product',
  notFound: 'We could not find this product.',
  swatches: 'Comes in',
};
