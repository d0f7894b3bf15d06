import { useEffect, useRef, useState } from 'react';
import type { OverlayName, WantedOverlay } from '../../core/events/overlays';
import { useOverlayWish } from './useOverlayWish';

export type OverlayOpening<Name extends OverlayName> = {
  isOpen: boolean;
  /** What the page asked for; undefined when the widget was opened by its own button or props. */
  wish: WantedOverlay<Name> | undefined;
  open: () => void;
  /** `done` when what it was for is done. */
  close: (outcome?: 'done' | 'closed') => void;
};

/**
 * Opens an overlay for the wishes of its page, by its own button, and where `isOpen` is given as that changes. A wish that
 * comes while it is open takes its place.
 */
export function useOverlayOpening<Name extends OverlayName>(
  names: readonly Name[],
  isOpen?: boolean,
): OverlayOpening<Name> {
  const { wish, settle } = useOverlayWish(...names);
  const [isOwn, setOwn] = useState(isOpen ?? false);

  const given = useRef(isOpen);

  // the first one was looked at already: what the customer does before effects run counts more
  useEffect(() => {
    if (isOpen === given.current) return;
    given.current = isOpen;
    if (isOpen !== undefined) setOwn(isOpen);
  }, [isOpen]);

  return {
    isOpen: wish !== undefined || isOwn,
    wish,
    open: () => setOwn(true),
    close(outcome = 'closed') {
      setOwn(false);
      settle(outcome);
    },
  };
}
