'use client';

import { saveForLater } from '../core/client/saveForLater';
import type { LineItem } from '../core/rules/cart';
import { useStorefront } from './StorefrontProvider';

export { canSaveForLater } from '../core/rules/savedItems';

/**
 * Puts a line of the cart among the saved items; while another cart request is on the wire the press is ignored
 * [SFL-002, SFL-009]. What went wrong is told by `cart:change-failed`, and the line stays. Offer it where `canSaveForLater`.
 */
export function useSaveForLater(): (line: LineItem) => void {
  const storefront = useStorefront();
  return (line) => saveForLater(storefront, line);
}
