import { useEffect, useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * The line that the latest change removed from the cart, whichever component removed it; undefined after any other
 * change.
 */
export function useRemovedLine(): LineItem | undefined {
  const { events } = useStorefront();
  const [removed, setRemoved] = useState<LineItem>();

  useEffect(
    () =>
      events.subscribe('cart:changed', ({ changes }) =>
        setRemoved(changes.find(({ action }) => action === 'DELETED_ITEM')?.line),
      ),
    [events],
  );

  return removed;
}
