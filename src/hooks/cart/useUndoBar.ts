import { useLayoutEffect, useRef, useState } from 'react';
import { chosenServices, type RestoreResult, restoreLines } from '../../core/cart/client/adding/restoreLines';
import { addError, addFailureMessage, FAILURE_MESSAGES } from '../../core/cart/rules/adding/addFeedback';
import { activeLines, type Cart, type LineItem } from '../../core/cart/rules/cart';
import { type FurnitureLevel, isFurnitureService } from '../../core/cart/rules/furniture';
import type { LineChange } from '../../core/cart/rules/lineChange';
import { messageFor } from '../../core/platform/rules/messages';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';
import { useEvent } from '../platform/useEvent';
import { useStableCallback } from '../platform/useStableCallback';

/** The undo of a removal. `data` has the result of the last one, also if only some of the lines are back. */
type Undo = Action<void, RestoreResult> & {
  /** The lines removed last; empty if there is nothing to undo. */
  removed: readonly LineItem[];
};

/** The id of the first line that is still in the cart after the first removed one. */
function lineAfter(before: string[], now: string[]): string | undefined {
  const first = before.findIndex((id) => !now.includes(id));
  return before.slice(first).find((id) => now.includes(id));
}

/**
 * Restores the lines that the customer removed last, until the cart is changed otherwise. Several lists on a page offer
 * the same undo.
 */
function useUndo(): Undo {
  const storefront = useStorefront();
  const { cart, settings } = storefront;
  const serviceSku = settings.cart.furnitureServiceSku;
  const [removed, setRemoved] = useState<readonly LineItem[]>([]);
  const isUndoing = useRef(false);
  /** The ids of the cart's lines in their order, and the one that followed the removed lines. */
  const order = useRef<string[]>([]);
  const following = useRef<string>(undefined);
  /** The service levels of all lines seen so far, because a removed line no longer has its level. */
  const levels = useRef(new Map<string, FurnitureLevel>());
  /** Lines that were saved for later are not lost; restoring them would duplicate them. */
  const saved = useRef(new Set<string | undefined>());
  const undo = useAction(
    async () => {
      isUndoing.current = true;
      const result = await restoreLines(storefront, removed, levels.current, following.current);
      isUndoing.current = false;
      // after a partial undo, only the remaining lines are offered again
      setRemoved(result.out);
      return result;
    },
    ({ feedback }) => (feedback ? addError(feedback) : null),
  );
  function remember(known: Cart | undefined) {
    const chosen = chosenServices(known);
    order.current = known ? activeLines(known).map(({ id }) => id) : [];
    for (const id of order.current) {
      const level = chosen.get(id);
      if (level) levels.current.set(id, level);
      else levels.current.delete(id);
    }
  }
  const rememberFirst = useStableCallback(() => remember(cart.state().cart));
  useLayoutEffect(rememberFirst, [rememberFirst]);

  function offer(lines: readonly LineItem[]) {
    // the line of a service is not a separate item: it follows the item that it serves
    setRemoved(lines.filter((line) => !isFurnitureService(line, serviceSku)));
    if (!isUndoing.current) undo.reset();
  }
  const isSaved = ({ line }: LineChange) =>
    saved.current.has(line.id) || (line.parent !== undefined && saved.current.has(line.parent.lineId));

  useEvent('saved-items:line-saved', ({ line }) => saved.current.add(line.id));
  useEvent('cart:changed', ({ cart: newest, origin, changes }) => {
    const before = order.current;
    remember(newest);
    const removedLines = changes.filter(({ action }) => action === 'DELETED_ITEM');
    if (origin === 'delete') {
      following.current = lineAfter(before, order.current);
      offer(removedLines.filter((change) => !isSaved(change)).map(({ line }) => line));
    }
    if ((origin === 'add' || origin === 'update') && !isUndoing.current) offer([]);
  });
  useEvent('cart:cleared', ({ lines }) => {
    following.current = undefined;
    offer(lines);
  });

  return { ...undo, removed };
}

type UndoMessageKey = 'removed' | 'removedTogether' | 'undo' | 'undoNamed';

/**
 * The undo bar of the lines removed last: by name for one line, else by the number of top-level lines. Undefined if there
 * is nothing to undo.
 */
export function useUndoBar(translate: (key: UndoMessageKey, figures?: Record<string, string | number>) => string) {
  const { removed, status, data, mutate } = useUndo();
  const overrides = useStorefront().settings.messages.cart;
  if (removed.length === 0) return undefined;
  const tops = removed.filter((line) => !removed.some((parent) => parent.id === line.parent?.lineId));
  const name = tops[0]?.name ?? '';
  const text = tops.length > 1 ? translate('removedTogether', { n: tops.length }) : translate('removed', { name });
  return {
    text,
    undoText: translate('undo'),
    undoLabel: tops.length > 1 ? translate('undo') : translate('undoNamed', { name }),
    isBusy: status === 'pending',
    // a partial undo counts as a failure here, because the remaining lines still have to be restored
    error:
      status === 'error' && data?.feedback
        ? (addFailureMessage(data.feedback, overrides) ?? messageFor(FAILURE_MESSAGES, 'addFailed', overrides))
        : undefined,
    onUndo: mutate,
  };
}
