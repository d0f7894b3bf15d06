import { useRef, useState } from 'react';
import { chosenServices, restoreLines } from '../../core/cart/client/adding/restoreLines';
import { addError, addFailureMessage, FAILURE_MESSAGES } from '../../core/cart/rules/adding/addFeedback';
import { activeLines, type Cart, type LineItem } from '../../core/cart/rules/cart';
import { type FurnitureLevel, isFurnitureService } from '../../core/cart/rules/furniture';
import type { LineChange } from '../../core/cart/rules/lineChange';
import { messageFor } from '../../core/platform/rules/messages';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAction } from '../platform/useAction';
import { useEvent } from '../platform/useEvent';

const idsOf = (cart: Cart | undefined) => (cart ? activeLines(cart).map(({ id }) => id) : []);

/** The id of the first line that is still in the cart after the first removed one. */
function lineAfter(before: string[], now: string[]): string | undefined {
  const first = before.findIndex((id) => !now.includes(id));
  return before.slice(first).find((id) => now.includes(id));
}

/**
 * Restores the lines that the customer removed last, until the cart is changed otherwise. Several lists on a page offer
 * the same undo. `removed` is empty if there is nothing to undo. `data` has the result of the last undo, also if only
 * some of the lines are back.
 */
function useUndo() {
  const storefront = useStorefront();
  const { cart, settings } = storefront;
  const serviceSku = settings.cart.furnitureServiceSku;
  const [removed, setRemoved] = useState<readonly LineItem[]>([]);
  const isUndoing = useRef(false);
  const previous = useRef(cart.state().cart);
  /** The id of the line that followed the removed ones. */
  const following = useRef<string>(undefined);
  /** The service levels that the removed lines had. */
  const levels = useRef(new Map<string, FurnitureLevel | undefined>());
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

  function offer(lines: readonly LineItem[]) {
    // the line of a service is not a separate item: it follows the item that it serves
    setRemoved(lines.filter((line) => !isFurnitureService(line, serviceSku)));
    if (!isUndoing.current) undo.reset();
  }
  const isSaved = ({ line }: LineChange) =>
    saved.current.has(line.id) || (line.parent !== undefined && saved.current.has(line.parent.lineId));

  useEvent('saved-items:line-saved', ({ line }) => saved.current.add(line.id));
  useEvent('cart:changed', ({ cart: newest, origin, changes }) => {
    const before = previous.current;
    previous.current = newest;
    if (origin === 'delete') {
      const chosen = chosenServices(before);
      const removedLines = changes.filter(({ action }) => action === 'DELETED_ITEM');
      for (const { line } of removedLines) levels.current.set(line.id, chosen.get(line.id));
      following.current = lineAfter(idsOf(before), idsOf(newest));
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
