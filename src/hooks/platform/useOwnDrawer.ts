import { useState } from 'react';
import type { OverlayName, PublishedOverlayRequest } from '../../core/events/overlays';
import { useDrawerEvents } from './useDrawerEvents';
import { useOverlayRequest } from './useOverlayRequest';

export type OwnDrawer<Name extends OverlayName = OverlayName> = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  finish: () => void;
  /** The request of another part of the page. */
  request: PublishedOverlayRequest<Name> | undefined;
};

/**
 * A drawer that opens by its own button, on a request of the page for its overlay, or by `isOpenAnyway`. `finish`
 * closes it and reports `done`.
 */
export function useOwnDrawer<Name extends OverlayName>(
  name: string,
  overlay: Name,
  callbacks: { onOpen?: () => void; onClose?: () => void },
  isOpenAnyway = false,
): OwnDrawer<Name> {
  const { request, settle } = useOverlayRequest(overlay);
  const [isOpenedHere, setOpenedHere] = useState(false);
  const isOpen = isOpenAnyway || isOpenedHere || request !== undefined;
  useDrawerEvents(name, isOpen, callbacks);
  const end = (outcome: 'done' | 'closed') => () => {
    setOpenedHere(false);
    settle(outcome);
  };
  return { isOpen, open: () => setOpenedHere(true), close: end('closed'), finish: end('done'), request };
}
