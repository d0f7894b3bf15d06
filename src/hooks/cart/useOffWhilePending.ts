import { useLayoutEffect, useRef } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * Disables a button while a cart change is in flight, or while `isOff` [CART-UPD-006]. It changes only the
 * `aria-disabled` attribute: every line has such buttons, and re-rendering hundreds of them would take longer than the
 * change. `isNow` is for the click handler.
 */
export function useOffWhilePending(isOff: boolean) {
  const { cart } = useStorefront();
  const button = useRef<HTMLButtonElement>(null);

  const isNow = () => isOff || cart.state().isMutating;

  useLayoutEffect(() => {
    const sync = () => {
      const isDisabled = button.current?.hasAttribute('aria-disabled');
      const isWanted = isOff || cart.state().isMutating;
      if (isWanted && !isDisabled) button.current?.setAttribute('aria-disabled', 'true');
      if (!isWanted && isDisabled) button.current?.removeAttribute('aria-disabled');
    };
    sync();
    return cart.subscribe(sync);
  }, [cart, isOff]);

  return { button, isNow };
}
