import { useRef, useState } from 'react';
import type { OverlayOutcome } from '../core/events/overlays';
import { useAskOverlay } from './useAskOverlay';

export type ListItem = { sku: string; quantity: number };

/** Asks the page for its add-to-list overlay [SCR-010]. `not-here` while nobody on the page keeps lists. */
export function useAddToList(): {
  outcome: OverlayOutcome | 'asking' | undefined;
  addToList: (items: ListItem[], options?: { isFromCart?: boolean }) => void;
} {
  const ask = useAskOverlay();
  const [outcome, setOutcome] = useState<OverlayOutcome | 'asking'>();
  const asked = useRef(0);

  return {
    outcome,
    addToList(items, options = {}) {
      const turn = ++asked.current;
      setOutcome('asking');
      void ask({ overlay: 'ATL', items, ...options }).then((end) => {
        if (asked.current === turn) setOutcome(end);
      });
    },
  };
}
