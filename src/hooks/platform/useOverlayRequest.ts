'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { OverlayName, WantedOverlay } from '../../core/events/overlays';
import { useStorefront } from './StorefrontProvider';

/**
 * The current request for an overlay that this widget shows, including a request from before it mounted; undefined if
 * there is none. Only one widget of the page handles a request, and a newer request replaces it. `settle` ends the
 * request and reports the outcome to its caller.
 */
export function useOverlayRequest<Name extends OverlayName>(
  ...names: Name[]
): { request: WantedOverlay<Name> | undefined; settle: (outcome: 'done' | 'closed') => void } {
  const { events } = useStorefront();
  const [request, setWish] = useState<WantedOverlay<Name>>();
  const shown = useRef<WantedOverlay<Name>>(undefined);
  const isHere = useRef(false);
  const known = names.join(' ');

  const settle = useCallback(
    (outcome: 'done' | 'closed') => {
      const ended = shown.current;
      if (!ended) return;
      shown.current = undefined;
      setWish(undefined);
      events.publish('overlay:settled', { key: ended.key, overlay: ended.overlay, outcome });
    },
    [events],
  );

  // in a layout effect, so that a rendered overlay is registered before anything else can request it
  useLayoutEffect(() => {
    isHere.current = true;
    const take = (wanted: WantedOverlay | undefined) => {
      if (!wanted || wanted.isTaken || !known.split(' ').includes(wanted.overlay)) return;
      wanted.isTaken = true;
      settle('closed');
      shown.current = wanted as WantedOverlay<Name>;
      setWish(shown.current);
    };
    take(events.last('overlay:wanted'));
    const leave = events.subscribe('overlay:wanted', take);
    return () => {
      isHere.current = false;
      leave();
      // in Strict Mode, effects have run again by then
      queueMicrotask(() => {
        if (!isHere.current) settle('closed');
      });
    };
  }, [events, known, settle]);

  return { request, settle };
}
