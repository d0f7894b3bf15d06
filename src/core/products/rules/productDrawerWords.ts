import { GENERIC_WORDS } from '../../platform/rules/genericWords';
import { TILE_WORDS } from './tileWords';

/** The texts that all product drawers share. */
export const PRODUCT_DRAWER_WORDS = {
  ...TILE_WORDS,
  close: 'Close',
  loading: 'Loading products',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
} as const;
