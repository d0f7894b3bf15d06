import { useLayoutEffect, useRef, useState } from 'react';
import { putBack } from '../../core/cart/client/adding/putBack';
import { chosenServices } from '../../core/cart/client/chosenServices';
import { type AddFeedback, hasFailed } from '../../core/cart/rules/adding/addFeedback';
import { activeLines, type Cart, type LineItem } from '../../core/cart/rules/cart';
import { type FurnitureLevel, isFurnitureService } from '../../core/cart/rules/furniture';
import type { LineChange } from '../../core/cart/rules/lineChange';
import { useStorefront } from '../platform/StorefrontProvider';

export type Undo = {
  /** What was taken out last; empty when there is nothing to put back. */
  removed: readonly LineItem[];
  phase: 'offered' | 'undoing' | 'failed';
  /** How the putting back failed. */
  feedback: AddFeedback | undefined;
  undo: () => void;
  dismiss: () => void;
};

/**
 * Puts back what the customer has taken out of the cart last, for as long as nothing else was done to it. Several lists of
 * one page offer the same.
 */
export function useUndo(): Undo {
  const storefront = useStorefront();
  const { cart, events, settings } = storefront;
  const serviceSku = settings.cart.furnitureServiceSku;
  const [removed, setRemoved] = useState<readonly LineItem[]>([]);
  const [phase, setPhase] = useState<Undo['phase']>('offered');
  const [feedback, setFeedback] = useState<AddFeedback>();
  const isUndoing = useRef(false);
  /** Of every line that was seen: one that is gone does not say it any more. */
  const levels = useRef(new Map<string, FurnitureLevel>());

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
      // the line that stands for a service is no item of its own: it comes and goes with what is served
      setRemoved(lines.filter((line) => !isFurnitureService(line, serviceSku)));
      setPhase('offered');
      setFeedback(undefined);
    };
    /** What was saved for later is not lost: putting it back would make it two. */
    const saved = new Set<string | undefined>();
    const isSaved = ({ line }: LineChange) =>
      saved.has(line.id) || (line.parent !== undefined && saved.has(line.parent.lineId));
    const ends = [
      events.subscribe('saved-items:line-saved', ({ line }) => void saved.add(line.id)),
      events.subscribe('cart:changed', ({ cart: newest, origin, changes }) => {
        remember(newest);
        const gone = changes.filter(({ action }) => action === 'DELETED_ITEM');
        if (origin === 'delete') offer(gone.filter((change) => !isSaved(change)).map(({ line }) => line));
        if ((origin === 'add' || origin === 'update') && !isUndoing.current) offer([]);
      }),
      events.subscribe('cart:cleared', ({ lines }) => offer(lines)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [cart, events, serviceSku]);

  async function undo() {
    if (isUndoing.current) return;
    isUndoing.current = true;
    setPhase('undoing');
    const end = await putBack(storefront, removed, levels.current);
    isUndoing.current = false;
    setFeedback(end.feedback);
    setPhase(hasFailed(end.feedback) ? 'failed' : 'offered');
    // what is back is back: pressed again, only the rest is asked for
    setRemoved(end.out);
  }

  return { removed, phase, feedback, undo: () => void undo(), dismiss: () => setRemoved([]) };
}
