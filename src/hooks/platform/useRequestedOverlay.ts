import { useCallback, useRef, useState } from 'react';
import type { OverlayOutcome, OverlayRequest } from '../../core/events/overlays';
import { useRequestOverlay } from './useRequestOverlay';

export type RequestedOverlay = {
  /** The outcome of the latest request; undefined before the first request. */
  outcome: OverlayOutcome | 'open' | undefined;
  requestOverlay: (request: OverlayRequest) => void;
};

/** Requests overlays from one place of the page, and stores the outcome of the latest request. */
export function useRequestedOverlay(): RequestedOverlay {
  const request = useRequestOverlay();
  const [outcome, setOutcome] = useState<RequestedOverlay['outcome']>();
  const latestId = useRef(0);

  const requestOverlay = useCallback(
    (wanted: OverlayRequest) => {
      const id = ++latestId.current;
      setOutcome('open');
      void request(wanted).then((end) => {
        if (latestId.current === id) setOutcome(end);
      });
    },
    [request],
  );

  return { outcome, requestOverlay };
}
