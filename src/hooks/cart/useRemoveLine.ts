import { useState } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import type { ChildLine, LineItem } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';
import { useEvent } from '../platform/useEvent';

/**
 * Removes a line from the cart. `data` is `ignored`, and nothing was sent, if another cart request was in flight
 * [CART-UPD-006, CART-DEL-001]. A failure is also published as `cart:change-failed`.
 */
export function useRemoveLine(): Action<string | ChildLine, ChangeResult> {
  const { cart } = useStorefront();
  return useAction((target) => cart.remove(target));
}

/**
 * The line that the latest change removed from the cart, in whichever tab and by whichever component; undefined after
 * any other change.
 */
export function useRemovedLine(): LineItem | undefined {
  const [removed, setRemoved] = useState<LineItem>();
  useEvent('cart:changed', ({ changes }) => setRemoved(changes.find(({ action }) => action === 'DELETED_ITEM')?.line));
  return removed;
}
