import { useRef, useState } from 'react';
import { areHardAlternatesHidden } from '../../core/cart/client/adding/hardAlternates';
import { cartExtrasOf } from '../../core/cart/client/cartExtras';
import { lineQuantitiesOf } from '../../core/cart/client/lineQuantities';
import { type AddFeedback, addError, type FeedbackOption } from '../../core/cart/rules/adding/addFeedback';
import { itemsToRestore } from '../../core/cart/rules/adding/undoItems';
import { activeLines, type LineItem } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';

/**
 * Hides alternates for requested products for 30 days. Not offered if the customer has hidden them before
 * [CART-UPD-017, CART-UPD-018].
 */
export function useHardAlternates(): { isOffered: boolean; hide: Action } {
  const storefront = useStorefront();
  const [isOffered] = useState(() => !areHardAlternatesHidden(storefront.host));
  return { isOffered, hide: useAction<void, unknown>(() => cartExtrasOf(storefront).hideHardAlternates(true)) };
}

/** A line of a substitute, the SKU that the customer has requested, and the surface that shows the result. */
type OriginalToKeep = { line: LineItem; sku: string; feedback?: FeedbackOption };

/**
 * Puts the requested product into the cart in place of its substitute. The substitute leaves the cart by as many units
 * as the shop has of the requested product, so that nothing is lost if it has too few. If the substitute could not be
 * removed, the next press removes it, and adds nothing again [DEC-Q506, DEC-Q527].
 */
export function useKeepOriginal(): Action<OriginalToKeep, AddFeedback> {
  const storefront = useStorefront();
  const { cart } = storefront;
  const kept = useRef<{ added: AddFeedback; rest: number }>(undefined);
  return useAction(async ({ line: { id }, sku, feedback = 'none' }, retry) => {
    await lineQuantitiesOf(storefront).sendAll();
    const known = cart.state().cart;
    const line = known && activeLines(known).find((each) => each.id === id);
    const items = itemsToRestore(line ? [line] : [], '').map((item) => ({ ...item, sku }));
    if (!kept.current) {
      const added = await cart.add(items, { feedback, ignoreHardAlternates: true, beforeLineId: id, retry });
      const units = added.kind === 'answered' ? added.items.reduce((sum, it) => sum + (it.quantityAdded ?? 0), 0) : 0;
      kept.current = { added, rest: Math.max(0, (line?.quantity ?? 0) - units) };
    }
    const { added, rest } = kept.current;
    // behind changes that are already waiting
    if (line && rest < line.quantity) await cart.update({ lineId: id, quantity: rest }, { isQueued: true });
    kept.current = undefined;
    return added;
  }, addError);
}
