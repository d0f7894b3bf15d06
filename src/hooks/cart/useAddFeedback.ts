import { useCallback, useLayoutEffect, useState } from 'react';
import type { AddFeedback } from '../../core/cart/rules/adding/addFeedback';
import { useStorefront } from '../platform/StorefrontProvider';

export type FeedbackState = {
  /** The result of the latest add; undefined before the first one, and after `dismiss`. */
  feedback: AddFeedback | undefined;
  isAdding: boolean;
  dismiss: () => void;
};

/** The adds that a surface has shown, so that a surface that mounts later does not show them again. */
const shown = new WeakSet<AddFeedback>();

/**
 * The results that feedback surfaces show: every add of this page, whichever component started it, including one that
 * ended before the surface mounted.
 */
export function useAddFeedback(): FeedbackState {
  const { events } = useStorefront();
  const [feedback, setFeedback] = useState<AddFeedback>();
  const [pendingCount, setPendingCount] = useState(0);

  // a layout effect, because a passive effect may be cleaned up late: the unmounted surface would then take the result
  // from the one that replaced it
  useLayoutEffect(() => {
    const show = (settled: AddFeedback | undefined) => {
      // without a surface, the component that started the add shows the result itself
      if (!settled?.surface || shown.has(settled)) return;
      shown.add(settled);
      setFeedback(settled);
    };
    show(events.last('cart:add-settled'));
    const ends = [
      events.subscribe('cart:add-started', () => setPendingCount((count) => count + 1)),
      events.subscribe('cart:add-settled', (settled) => {
        setPendingCount((count) => Math.max(0, count - 1));
        show(settled);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [events]);

  const dismiss = useCallback(() => setFeedback(undefined), []);
  return { feedback, isAdding: pendingCount > 0, dismiss };
}
