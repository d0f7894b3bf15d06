import { useEffect, useRef, useState } from 'react';
import type { OverlayName, PublishedOverlayRequest } from '../../core/events/overlays';
import { useOverlayRequest } from './useOverlayRequest';

export type OverlayOpening<Name extends OverlayName> = {
  isOpen: boolean;
  /** The page's request; undefined if the widget was opened by its own button or props. */
  request: PublishedOverlayRequest<Name> | undefined;
  open: () => void;
  /** `done` if the purpose of the overlay was completed. */
  close: (outcome?: 'done' | 'closed') => void;
};

/**
 * Opens an overlay on requests of its page, by its own button, and when the given `isOpen` changes. A request that
 * arrives while it is open replaces the current one.
 */
export function useOverlayOpening<Name extends OverlayName>(
  names: readonly Name[],
  isOpen?: boolean,
): OverlayOpening<Name> {
  const { request, settle } = useOverlayRequest(...names);
  const [isOwn, setOwn] = useState(isOpen ?? false);

  const previousIsOpen = useRef(isOpen);

  // the initial value is already applied; a customer's action before the first effect takes precedence
  useEffect(() => {
    if (isOpen === previousIsOpen.current) return;
    previousIsOpen.current = isOpen;
    if (isOpen !== undefined) setOwn(isOpen);
  }, [isOpen]);

  return {
    isOpen: request !== undefined || isOwn,
    request,
    open: () => setOwn(true),
    close(outcome = 'closed') {
      setOwn(false);
      settle(outcome);
    },
  };
}
