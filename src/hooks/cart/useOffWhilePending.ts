import { useLayoutEffect, useRef } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * Says of a button that it does nothing while a change of the cart is on the wire, or as long as `isOff` [CART-UPD-006].
 * Every line of a cart has such buttons: the attribute alone is changed, as drawing hundreds of them again would take longer
 * than the change. `isNow` is for the press.
 */
export function useOffWhilePending(isOff: boolean) {
  const { cart } = useStorefront();
  const button = useRef<HTMLButtonElement>(null);

  const isNow = () => isOff || cart.state().isPending;

  useLayoutEffect(() => {
    const tell = () => {
      const isTold = button.current?.hasAttribute('aria-disabled');
      const isWanted = isOff || cart.state().isPending;
      if (isWanted && !isTold) button.current?.setAttribute('aria-disabled', 'true');
      if (!isWanted && isTold) button.current?.removeAttribute('aria-disabled');
    };
    tell();
    return cart.subscribe(tell);
  }, [cart, isOff]);

  return { button, isNow };
}
