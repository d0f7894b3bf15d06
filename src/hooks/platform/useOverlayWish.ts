'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { OverlayName, WantedOverlay } from '../../core/events/overlays';
import { useStorefront } from './StorefrontProvider';

/**
 * The wish for an overlay that this widget shows, also one from before it came; undefined while there is none. A wish
 * goes to one widget of the page only, and a newer one takes its place. `settle` ends it, and tells whoever asked.
 */
export function useOverlayWish<Name extends OverlayName>(
  ...names: Name[]
): { wish: WantedOverlay<Name> | undefined; settle: (outcome: 'done' | 'closed') => void } {
  const { events } = useStorefront();
  const [wish, setWish] = useState<WantedOverlay<Name>>();
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

  // before anything else of the page can ask: what is drawn is there
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
      // effects that run twice are there again by then
      queueMicrotask(() => {
        if (!isHere.current) settle('closed');
      });
    };
  }, [events, known, settle]);

  return { wish, settle };
}
