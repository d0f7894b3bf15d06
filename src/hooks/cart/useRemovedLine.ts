import { useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { useEvent } from '../platform/useEvent';

/**
 * The line that the latest change removed from the cart, whichever component removed it; undefined after any other
 * change.
 */
export function useRemovedLine(): LineItem | undefined {
  const [removed, setRemoved] = useState<LineItem>();

  useEvent('cart:changed', ({ changes }) => setRemoved(changes.find(({ action }) => action === 'DELETED_ITEM')?.line));

  return removed;
}
