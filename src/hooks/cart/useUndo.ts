import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { chosenServices, type RestoreResult, restoreLines } from '../../core/cart/client/adding/restoreLines';
import { addError } from '../../core/cart/rules/adding/addFeedback';
import { activeLines, type Cart, type LineItem } from '../../core/cart/rules/cart';
import { type FurnitureLevel, isFurnitureService } from '../../core/cart/rules/furniture';
import type { LineChange } from '../../core/cart/rules/lineChange';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';

/** The undo of a removal. `data` has the result of the last one, also if only some of the lines are back. */
export type Undo = Action<void, RestoreResult> & {
  /** The lines removed last; empty if there is nothing to undo. */
  removed: readonly LineItem[];
  dismiss: () => void;
};

/**
 * Restores the lines that the customer removed last, until the cart is changed otherwise. Several lists on a page offer
 * the same undo.
 */
export function useUndo(): Undo {
  const storefront = useStorefront();
  const { cart, events, settings } = storefront;
  const serviceSku = settings.cart.furnitureServiceSku;
  const [removed, setRemoved] = useState<readonly LineItem[]>([]);
  const isUndoing = useRef(false);
  /** The service levels of all lines seen so far, because a removed line no longer has its level. */
  const levels = useRef(new Map<string, FurnitureLevel>());
  const undo = useAction(
    async () => {
      isUndoing.current = true;
      const result = await restoreLines(storefront, removed, levels.current);
      isUndoing.current = false;
      // after a partial undo, only the remaining lines are offered again
      setRemoved(result.out);
      return result;
    },
    ({ feedback }) => (feedback ? addError(feedback) : null),
  );
  const { reset } = undo;

  useLayoutEffect(() => {
    const remember = (known: Cart | undefined) => {
      const chosen = chosenServices(known);
      for (const { id } of known ? activeLines(known) : []) {
        const level = chosen.get(id);
        if (level) levels.current.set(id, level);
        else levels.current.delete(id);
      }
    };
    remember(cart.state().cart);
    const offer = (lines: readonly LineItem[]) => {
      // the line of a service is not a separate item: it follows the item that it serves
      setRemoved(lines.filter((line) => !isFurnitureService(line, serviceSku)));
      if (!isUndoing.current) reset();
    };
    /** Lines that were saved for later are not lost; restoring them would duplicate them. */
    const saved = new Set<string | undefined>();
    const isSaved = ({ line }: LineChange) =>
      saved.has(line.id) || (line.parent !== undefined && saved.has(line.parent.lineId));
    const ends = [
      events.subscribe('saved-items:line-saved', ({ line }) => void saved.add(line.id)),
      events.subscribe('cart:changed', ({ cart: newest, origin, changes }) => {
        remember(newest);
        const removedLines = changes.filter(({ action }) => action === 'DELETED_ITEM');
        if (origin === 'delete') offer(removedLines.filter((change) => !isSaved(change)).map(({ line }) => line));
        if ((origin === 'add' || origin === 'update') && !isUndoing.current) offer([]);
      }),
      events.subscribe('cart:cleared', ({ lines }) => offer(lines)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [cart, events, serviceSku, reset]);

  return { ...undo, removed, dismiss: useCallback(() => setRemoved([]), []) };
}
