'use client';

import type { LineItem } from '../../core/cart/rules/cart';
import { savedItemsOf } from '../../core/saved/client/savedItemsClient';
import { useStorefront } from '../platform/StorefrontProvider';

export { canSaveForLater } from '../../core/saved/rules/savedItems';

/**
 * Puts a line of the cart among the saved items; while another cart request is on the wire the press is ignored
 * [SFL-002, SFL-009]. What went wrong is told by `cart:change-failed`, and the line stays. Offer it where `canSaveForLater`.
 */
export function useSaveForLater(): (line: LineItem) => void {
  const storefront = useStorefront();
  // the failure is published as `cart:change-failed`
  return (line) =>
    void savedItemsOf(storefront)
      .save(line)
      .catch(() => undefined);
}
