'use client';

import { useCallback } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { savedItemsOf } from '../../core/saved/client/savedItemsClient';
import { useStorefront } from '../platform/StorefrontProvider';

export { canSaveForLater } from '../../core/saved/rules/savedItems';

/**
 * Moves a cart line to the saved items. The click is ignored while another cart request is in flight [SFL-002,
 * SFL-009]. A failure is published as `cart:change-failed`, and the line stays. Offer it only if `canSaveForLater`.
 */
export function useSaveForLater(): (line: LineItem) => void {
  const client = savedItemsOf(useStorefront());
  // the failure is published as `cart:change-failed`
  return useCallback((line) => void client.save(line).catch(() => undefined), [client]);
}
