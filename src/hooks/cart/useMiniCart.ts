import { useEffect } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import { type OpenProps, type SetOpen, useOpenState } from '../platform/useOpenState';

/**
 * Whether the mini cart is open, by its props, its button and the page's requests [MINI-001]. A request from before it
 * mounted is handled once. A badge handles no requests.
 */
export function useMiniCart(props: OpenProps, isBadge: boolean): [boolean, SetOpen] {
  const { events } = useStorefront();
  const [isOpen, setOpen] = useOpenState(props);

  useEffect(
    () =>
      isBadge
        ? undefined
        : events.subscribe(
            'mini-cart:requested',
            ({ action }) => setOpen(action === 'toggle' ? undefined : action === 'open'),
            { replay: true },
          ),
    [events, setOpen, isBadge],
  );

  return [isOpen && !isBadge, setOpen];
}
