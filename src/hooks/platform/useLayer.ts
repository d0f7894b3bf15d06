import { useCallback, useEffect } from 'react';
import type { OverlayName, PublishedOverlayRequest } from '../../core/events/overlays';
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

/**
 * A drawer or an overlay that opens by its own button, by its props, and on requests of the page for one of `overlays`.
 * A request that arrives while it is open replaces the current one. A request is declined if `open` is controlled and
 * stays false. The functions are stable.
 */
export function useLayer<Name extends OverlayName>(overlays: readonly Name[], props: OpenProps): Layer<Name> {
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

  useEffect(() => {
    if (request && !isOpen) settle('closed');
  }, [request, isOpen, settle]);

  return { isOpen, request, open, close };
}
