'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { OverlayName, PublishedOverlayRequest } from '../../core/events/overlays';
import { useStorefront } from './StorefrontProvider';
import { useUnmount } from './useUnmount';

/**
 * The current request for an overlay that this widget shows, including a request from before it mounted; undefined if
 * there is none. Only one widget of the page handles a request, and a newer request replaces it. `onRequest` is called
 * for each one. `settle` ends the request and reports the outcome to its caller.
 */
export function useOverlayRequest<Name extends OverlayName>(
  names: readonly Name[],
  onRequest?: () => void,
): { request: PublishedOverlayRequest<Name> | undefined; settle: (outcome: 'done' | 'closed') => void } {
  const { events } = useStorefront();
  const [request, setRequest] = useState<PublishedOverlayRequest<Name>>();
  const shown = useRef<PublishedOverlayRequest<Name>>(undefined);
  const known = names.join(' ');
  const newest = useRef(onRequest);
  newest.current = onRequest;

  const settle = useCallback(
    (outcome: 'done' | 'closed') => {
      const ended = shown.current;
      if (!ended) return;
      shown.current = undefined;
      setRequest(undefined);
      events.publish('overlay:settled', { key: ended.key, overlay: ended.overlay, outcome });
    },
    [events],
  );

  // in a layout effect, so that a rendered overlay is registered before anything else can request it
  useLayoutEffect(() => {
    const accept = (wanted: PublishedOverlayRequest | undefined) => {
      if (!wanted || wanted.isHandled || !known.split(' ').includes(wanted.overlay)) return;
      wanted.isHandled = true;
      settle('closed');
      shown.current = wanted as PublishedOverlayRequest<Name>;
      setRequest(shown.current);
      newest.current?.();
    };
    accept(events.last('overlay:requested'));
    return events.subscribe('overlay:requested', accept);
  }, [events, known, settle]);
  useUnmount(() => settle('closed'));

  return { request, settle };
}
