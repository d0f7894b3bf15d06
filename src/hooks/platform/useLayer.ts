import { useCallback, useEffect, useRef } from 'react';
import type { OverlayName, PublishedOverlayRequest } from '../../core/events/overlays';
import { useStorefront } from './StorefrontProvider';
import { type OpenProps, useOpenState } from './useOpenState';
import { useOverlayRequest } from './useOverlayRequest';

export type Layer<Name extends OverlayName = OverlayName> = {
  isOpen: boolean;
  /** The page's request; undefined if the layer was opened by its own button or props. */
  request: PublishedOverlayRequest<Name> | undefined;
  open: () => void;
  /** `done` if the purpose of the overlay was completed. */
  close: (outcome?: 'done' | 'closed') => void;
};

/** How long an owner that controls `open` may take to open the layer for a request, in milliseconds. */
export const DECLINE_MS = 1000;

/**
 * A drawer or an overlay that opens by its own button, by its props, and on requests of the page for one of `overlays`.
 * A request that arrives while it is open replaces the current one. A request is declined if `open` is controlled and
 * stays false for a second. The functions are stable.
 */
export function useLayer<Name extends OverlayName>(overlays: readonly Name[], props: OpenProps): Layer<Name> {
  const { host } = useStorefront();
  const [isOpen, setOpen] = useOpenState(props);
  const open = useCallback(() => setOpen(true), [setOpen]);
  const { request, settle } = useOverlayRequest(overlays, open);

  const close = useCallback(
    (outcome: 'done' | 'closed' = 'closed') => {
      setOpen(false);
      settle(outcome);
    },
    [setOpen, settle],
  );

  const openedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!request) return;
    if (isOpen) {
      openedFor.current = request.key;
      return;
    }
    // its owner has closed it; or does not open it, which may take a moment
    if (openedFor.current === request.key) return settle('closed');
    const timer = host.setTimeout(() => settle('closed'), DECLINE_MS);
    return () => host.clearTimeout(timer);
  }, [request, isOpen, settle, host]);

  return { isOpen, request, open, close };
}
