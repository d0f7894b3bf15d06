import { useRef, useState } from 'react';
import type { OverlayOutcome, OverlayWish } from '../../core/events/overlays';
import { useAskOverlay } from './useAskOverlay';

export type AskedOverlay = {
  /** What became of the newest wish; undefined before there is one. */
  outcome: OverlayOutcome | 'asking' | undefined;
  ask: (wish: OverlayWish) => void;
};

/** Wants overlays from one place of the page, and remembers how the newest of its wishes ended. */
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
