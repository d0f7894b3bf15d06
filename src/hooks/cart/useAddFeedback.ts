import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AddFeedback } from '../../core/cart/rules/adding/addFeedback';
import { useStorefront } from '../platform/StorefrontProvider';
import { useEvent } from '../platform/useEvent';

export type FeedbackState = {
  /** The result of the latest add; undefined before the first one, and after `dismiss`. */
  feedback: AddFeedback | undefined;
  isAdding: boolean;
  dismiss: () => void;
};

/**
 * The results that feedback surfaces show: every add of this page, whichever component started it, including one that
 * ended before the surface mounted. Only one surface of the page shows a result. `onShow` is called with each one; a
 * surface that cannot show it returns false, and the next surface of the page receives it.
 */
export function useAddFeedback(onShow?: (feedback: AddFeedback) => unknown): FeedbackState {
  const { events } = useStorefront();
  const [feedback, setFeedback] = useState<AddFeedback>();
  const [pendingCount, setPendingCount] = useState(0);
  const newest = useRef(onShow);
  newest.current = onShow;

  useEvent('cart:add-started', () => setPendingCount((count) => count + 1));
  useEvent('cart:add-settled', () => setPendingCount((count) => Math.max(0, count - 1)));
  // a layout effect, because a passive effect may be cleaned up late: the unmounted surface would then take the result
  // from the one that replaced it
  useLayoutEffect(
    () =>
      events.subscribe(
        'cart:add-settled',
        (settled) => {
          // without a surface, the component that started the add shows the result itself
          if (!settled.surface || newest.current?.(settled) === false) return false;
          setFeedback(settled);
          return true;
        },
        { replay: true },
      ),
    [events],
  );

  const dismiss = useCallback(() => setFeedback(undefined), []);
  return { feedback, isAdding: pendingCount > 0, dismiss };
}
