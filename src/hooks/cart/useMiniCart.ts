import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import { type OpenProps, type SetOpen, useOpenState } from '../platform/useOpenState';

/**
 * Whether the mini cart is open, by its props, its button and the page's requests [MINI-001]. A request from before it
 * mounted is handled once. Of several mini carts, the first whose `box` is not hidden opens; all of them close. A badge handles
 * no requests, and none from that time after it has become a mini cart.
 */
export function useMiniCart(props: OpenProps, isBadge: boolean, box: RefObject<Element | null>): [boolean, SetOpen] {
  const { events } = useStorefront();
  const [isOpen, setOpen] = useOpenState(props);
  const past = useRef<object>(undefined);

  // in a layout effect, so that a request from before this render is told from a later one
  useLayoutEffect(
    () =>
      isBadge
        ? () => {
            past.current = events.last('mini-cart:requested');
          }
        : events.subscribe(
            'mini-cart:requested',
            (request) => {
              const isOpening = request.action !== 'close';
              const isHidden = isOpening && box.current?.checkVisibility?.() === false;
              if (isHidden || request === past.current) return false;
              setOpen(request.action === 'toggle' ? undefined : isOpening);
              return isOpening;
            },
            { replay: true },
          ),
    [events, setOpen, isBadge, box],
  );

  return [isOpen && !isBadge, setOpen];
}
