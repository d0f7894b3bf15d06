import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { OverlayName, OverlayOutcome, PublishedOverlayRequest } from '../../core/events/overlays';
import { pendingRequests } from '../../core/platform/client/requestOverlay';
import { useStorefront } from './StorefrontProvider';
import { useStableCallback } from './useStableCallback';
import { useUnmount } from './useUnmount';

export type HandledRequest<Name extends OverlayName = OverlayName> = {
  /** The current request; undefined if there is none. */
  request: PublishedOverlayRequest<Name> | undefined;
  /** The task of this request is done: its outcome is `done`, however it ends from now on. */
  complete: () => void;
  /** Ends this request and reports the outcome to its caller. Has no effect after the request has ended. */
  settle: (outcome?: OverlayOutcome) => void;
};

/**
 * The current request for an overlay that this widget shows, including requests from before it mounted. Only one widget
 * of the page handles a request, and a newer request replaces it. `onRequest` is called for each one. `complete` and
 * `settle` belong to the request of their render: a late result cannot end another request.
 */
export function useOverlayRequest<Name extends OverlayName>(
  names: readonly Name[],
  onRequest?: () => void,
): HandledRequest<Name> {
  const { events } = useStorefront();
  const [request, setRequest] = useState<PublishedOverlayRequest<Name>>();
  const current = useRef<{ request: PublishedOverlayRequest<Name>; isDone: boolean }>(undefined);

  const end = useCallback(
    (outcome: OverlayOutcome) => {
      const ended = current.current;
      if (!ended) return;
      current.current = undefined;
      setRequest(undefined);
      const { key, overlay } = ended.request;
      events.publish('overlay:settled', { key, overlay, outcome: ended.isDone ? 'done' : outcome });
    },
    [events],
  );

  const accept = useStableCallback((wanted: PublishedOverlayRequest) => {
    if (wanted.isHandled || !names.some((name) => name === wanted.overlay)) return;
    wanted.isHandled = true;
    end('closed');
    const accepted = wanted as PublishedOverlayRequest<Name>;
    current.current = { request: accepted, isDone: false };
    setRequest(accepted);
    onRequest?.();
  });
  // in a layout effect, so that a rendered overlay is registered before anything else can request it
  useLayoutEffect(() => {
    for (const wanted of pendingRequests(events)) accept(wanted);
    return events.subscribe('overlay:requested', accept);
  }, [events, accept]);
  useUnmount(() => end('closed'));

  const complete = useCallback(() => {
    if (current.current && current.current.request === request) current.current.isDone = true;
  }, [request]);
  const settle = useCallback(
    (outcome: OverlayOutcome = 'closed') => {
      if (current.current?.request === request) end(outcome);
    },
    [request, end],
  );
  return { request, complete, settle };
}
