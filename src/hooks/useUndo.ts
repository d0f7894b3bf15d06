import { useLayoutEffect, useRef, useState } from 'react';
import type { AddFeedback } from '../core/rules/addFeedback';
import type { LineItem } from '../core/rules/cart';
import { FURNITURE_SERVICE_SKU } from '../core/rules/furniture';
import type { LineChange } from '../core/rules/lineChange';
import { itemsToPutBack } from '../core/rules/undoItems';
import { useStorefront } from './StorefrontProvider';

/** More than a shop takes in one add; a cart of hundreds comes back in turns. */
const ITEMS_AT_ONCE = 100;

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
  const { cart, events, settings } = useStorefront();
  const [removed, setRemoved] = useState<readonly LineItem[]>([]);
  const [phase, setPhase] = useState<Undo['phase']>('offered');
  const [feedback, setFeedback] = useState<AddFeedback>();
  const isUndoing = useRef(false);

  useLayoutEffect(() => {
    const offer = (lines: readonly LineItem[]) => {
      setRemoved(lines);
      setPhase('offered');
      setFeedback(undefined);
    };
    /** What was saved for later is not lost: putting it back would make it two. */
    const saved = new Set<string | undefined>();
    const isSaved = ({ line }: LineChange) =>
      saved.has(line.id) || (line.parent !== undefined && saved.has(line.parent.lineId));
    const ends = [
      events.subscribe('saved-items:line-saved', ({ line }) => void saved.add(line.id)),
      events.subscribe('cart:changed', ({ origin, changes }) => {
        const gone = changes.filter(({ action }) => action === 'DELETED_ITEM');
        if (origin === 'delete') offer(gone.filter((change) => !isSaved(change)).map(({ line }) => line));
        if ((origin === 'add' || origin === 'update') && !isUndoing.current) offer([]);
      }),
      events.subscribe('cart:cleared', ({ lines }) => offer(lines)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [events]);

  async function putBack() {
    if (isUndoing.current) return;
    isUndoing.current = true;
    setPhase('undoing');
    const items = itemsToPutBack(removed, settings.cart.furnitureServiceSku ?? FURNITURE_SERVICE_SKU);
    let settled: AddFeedback | undefined;
    for (let start = 0; start < items.length && !isFailed(settled); start += ITEMS_AT_ONCE) {
      settled = await cart.add(items.slice(start, start + ITEMS_AT_ONCE), { feedback: 'none' });
    }
    isUndoing.current = false;
    setFeedback(settled);
    setPhase(isFailed(settled) ? 'failed' : 'offered');
    if (!isFailed(settled)) setRemoved([]);
  }

  return { removed, phase, feedback, undo: () => void putBack(), dismiss: () => setRemoved([]) };
}

function isFailed(feedback: AddFeedback | undefined): boolean {
  return feedback?.kind === 'failed' || (feedback?.kind === 'answered' && feedback.isFailed);
}
