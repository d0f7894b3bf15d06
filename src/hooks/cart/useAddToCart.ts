import type { AddOptions } from '../../core/cart/client/adding/addCall';
import { type AddFeedback, addError } from '../../core/cart/rules/adding/addFeedback';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';

export type { AddOptions } from '../../core/cart/client/adding/addCall';

/** `data` has the result for each item, also after a failure: some of the items may be in the cart. */
export type AddToCart = Action<AddOptions & { items: readonly AddItem[] }, AddFeedback>;

/**
 * Adds items to the cart from one place of the page. An add is never lost: it queues behind other cart requests. A call
 * during a pending add is ignored [CART-ADD-005]. It fails if the shop refuses one of the items. The drawer that shows a
 * failure can repeat the add, as if it was called again [DEC-Q553].
 */
export function useAddToCart(): AddToCart {
  const { cart } = useStorefront();
  return useAction(({ items, ...options }, retry) => cart.add(items, { ...options, retry }), addError);
}
