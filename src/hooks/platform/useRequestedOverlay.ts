import { useRef, useState } from 'react';
import type { OverlayOutcome, OverlayRequest } from '../../core/events/overlays';
import { useAskOverlay } from './useAskOverlay';

export type RequestedOverlay = {
  /** The outcome of the latest request; undefined before the first request. */
  outcome: OverlayOutcome | 'asking' | undefined;
  ask: (request: OverlayRequest) => void;
};

/** Requests overlays from one place of the page, and stores the outcome of the latest request. */
export function useRequestedOverlay(): RequestedOverlay {
  const ask = useAskOverlay();
  const [outcome, setOutcome] = useState<RequestedOverlay['outcome']>();
  const asked = useRef(0);

  return {
    outcome,
    ask(request) {
      const turn = ++asked.current;
      setOutcome('asking');
      void ask(request).then((end) => {
        if (asked.current === turn) setOutcome(end);
      });
    },
  };
}
