import type { ChangeResult } from '../../core/cart/client/cartChanger';
import type { ChildLine } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';

/**
 * Removes a line from the cart. `data` is `ignored`, and nothing was sent, if another cart request was in flight
 * [CART-UPD-006, CART-DEL-001]. A failure is also published as `cart:change-failed`.
 */
export function useRemoveLine(): Action<string | ChildLine, ChangeResult> {
  const { cart } = useStorefront();
  return useAction((target) => cart.remove(target));
}
