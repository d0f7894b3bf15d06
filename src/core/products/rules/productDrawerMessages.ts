import { GENERIC_MESSAGES } from '../../platform/rules/genericMessage';
import { TILE_MESSAGES } from './tileMessages';

/** The texts that all product drawers share. */
export const PRODUCT_DRAWER_MESSAGES = {
  ...TILE_MESSAGES,
  close: 'Close',
  loading: 'Loading products',
  failed: GENERIC_MESSAGES.failed,
  retry: 'Try again',
} as const;
