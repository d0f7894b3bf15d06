import { useState } from 'react';
import type { OverlayName } from '../core/events/overlays';
import { useDrawerNews } from './useDrawerNews';
import { useOverlayWish } from './useOverlayWish';

export type OwnDrawer = { isOpen: boolean; open: () => void; close: () => void; finish: () => void };

/** A drawer that its own button opens, or whoever on the page wants that overlay, or that is open anyway; `finish` tells them that it is done. */
export function useOwnDrawer(
  name: string,
  overlay: OverlayName,
  callbacks: { onOpen?: () => void; onClose?: () => void },
  isOpenAnyway = false,
): OwnDrawer {
  const { wish, settle } = useOverlayWish(overlay);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isOpenAnyway || isAsked || wish !== undefined;
  useDrawerNews(name, isOpen, callbacks);
  const end = (outcome: 'done' | 'closed') => () => {
    setAsked(false);
    settle(outcome);
  };
  return { isOpen, open: () => setAsked(true), close: end('closed'), finish: end('done') };
}
