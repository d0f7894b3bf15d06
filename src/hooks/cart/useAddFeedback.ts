import { useCallback, useLayoutEffect, useState } from 'react';
import type { AddFeedback } from '../../core/cart/rules/adding/addFeedback';
import { useStorefront } from '../platform/StorefrontProvider';

export type FeedbackState = {
  /** How the newest add ended; undefined before one has, and after `dismiss`. */
  feedback: AddFeedback | undefined;
  isAdding: boolean;
  dismiss: () => void;
};

/** The adds that a surface has told: one that comes late tells each only once. */
const told = new WeakSet<AddFeedback>();

/** What the surfaces of feedback tell: each add of this page, whoever asked for it, also one that ended before they came. */
export function useAddFeedback(): FeedbackState {
  const { events } = useStorefront();
  const [feedback, setFeedback] = useState<AddFeedback>();
  const [underWay, setUnderWay] = useState(0);

  // other effects end some time after their surface is gone: it would take the news from the one that is in its place by then
  useLayoutEffect(() => {
    const tell = (settled: AddFeedback | undefined) => {
      // without a surface the one who asked tells it itself
      if (!settled?.surface || told.has(settled)) return;
      told.add(settled);
      setFeedback(settled);
    };
    tell(events.last('cart:add-settled'));
    const ends = [
      events.subscribe('cart:add-started', () => setUnderWay((count) => count + 1)),
      events.subscribe('cart:add-settled', (settled) => {
        setUnderWay((count) => Math.max(0, count - 1));
        tell(settled);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [events]);

  const dismiss = useCallback(() => setFeedback(undefined), []);
  return { feedback, isAdding: underWay > 0, dismiss };
}
