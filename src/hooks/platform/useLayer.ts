import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { OverlayName, PublishedOverlayRequest } from '../../core/events/overlays';
import { useStorefront } from './StorefrontProvider';
import { useDrawerEvents } from './useDrawerEvents';
import { type OpenProps, useOpenState } from './useOpenState';
import { useOverlayRequest } from './useOverlayRequest';

/** Identifies the time from when a layer opens until it closes, or until another request replaces its request. */
export type Opening = { readonly request: object | undefined };

export type Layer<Name extends OverlayName = OverlayName> = {
  name: string | undefined;
  isOpen: boolean;
  /** The current opening, which `useOpeningState` and `useOpeningEnd` take; undefined while closed. */
  opening: Opening | undefined;
  /** The page's request; undefined if the layer was opened by its own button or props. */
  request: PublishedOverlayRequest<Name> | undefined;
  open: () => void;
  /** The purpose of this opening is achieved: its outcome is `done`, however it closes. */
  complete: () => void;
  /** Closes this opening, with `done` if its purpose is achieved. Has no effect after the opening has ended. */
  close: (outcome?: 'done' | 'closed') => void;
};

/** How long an owner that controls `open` may take to open the layer for a request, in milliseconds. */
export const DECLINE_MS = 1000;

type LayerOptions = {
  /** Its name in the events that are published when it opens and closes. */
  name?: string;
  /**
   * Whether there is anything to show. Until it is `ready`, the layer is not open; with `none`, a request ends with the
   * outcome `unavailable`.
   */
  content?: 'ready' | 'loading' | 'none';
};

/**
 * A drawer or an overlay that opens by its own button, by its props, and on requests of the page for one of `overlays`.
 * A request that arrives while it is open replaces the current one. A request is declined if `open` is controlled and
 * stays false for a second. `complete` and `close` belong to the opening of their render: the late result of a request
 * that was sent in one opening cannot close the next one. `open` is stable.
 */
export function useLayer<Name extends OverlayName>(
  overlays: readonly Name[],
  props: OpenProps,
  { name, content = 'ready' }: LayerOptions = {},
): Layer<Name> {
  const { host } = useStorefront();
  const [isWanted, setOpen] = useOpenState(props);
  const current = useRef<Opening>(undefined);
  const open = useCallback(() => setOpen(true), [setOpen]);
  const { request, complete, settle } = useOverlayRequest(overlays, () => {
    // the previous opening has ended, although it is still rendered
    current.current = undefined;
    if (content !== 'none') open();
  });
  const isOpen = isWanted && content === 'ready';
  useDrawerEvents(name, isOpen);
  const opening = useMemo(() => (isOpen ? { request } : undefined), [isOpen, request]);

  useLayoutEffect(() => {
    current.current = opening;
    return () => {
      current.current = undefined;
    };
  }, [opening]);

  const close = useCallback(
    (outcome?: 'done' | 'closed') => {
      if (current.current !== opening) return;
      setOpen(false);
      settle(outcome);
    },
    [opening, setOpen, settle],
  );

  const openedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!request) return;
    if (isOpen) {
      openedFor.current = request.key;
      return;
    }
    if (content === 'loading') return;
    if (content === 'none') {
      setOpen(false);
      return settle('unavailable');
    }
    // its owner has closed it; or does not open it, which may take a moment
    if (openedFor.current === request.key) return settle();
    const timer = host.setTimeout(settle, DECLINE_MS);
    return () => host.clearTimeout(timer);
  }, [request, isOpen, content, setOpen, settle, host]);

  return { name, isOpen, opening, request, open, complete, close };
}
