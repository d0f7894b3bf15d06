import { useRef, useState } from 'react';
import type { OverlayOutcome, OverlayWish } from '../../core/events/overlays';
import { useAskOverlay } from './useAskOverlay';

export type AskedOverlay = {
  /** The outcome of the latest request; undefined before the first request. */
  outcome: OverlayOutcome | 'asking' | undefined;
  ask: (wish: OverlayWish) => void;
};

/** Requests overlays from one place of the page, and stores the outcome of the latest request. */
export function useAskedOverlay(): AskedOverlay {
  const ask = useAskOverlay();
  const [outcome, setOutcome] = useState<AskedOverlay['outcome']>();
  const asked = useRef(0);

  return {
    outcome,
    ask(wish) {
      const turn = ++asked.current;
      setOutcome('asking');
      void ask(wish).then((end) => {
        if (asked.current === turn) setOutcome(end);
      });
    },
  };
}
