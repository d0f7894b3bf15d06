import { useEffect, useState } from 'react';
import { type CheckoutEnd, type CheckoutRequest, checkOut } from '../../core/checkout/client/checkout';
import { blocksCheckout } from '../../core/checkout/rules/checkoutBlock';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';

/** `pending` until the page unloads. A checkout never fails; `data` is how it ended. */
export type Checkout = Action<void, CheckoutEnd> & {
  /** The customer is prompted for something first, such as a sign-in. */
  isPrompting: boolean;
  /** The cart cannot be checked out in its current state; the cart shows the reason. */
  isBlocked: boolean;
};

/** How long navigation may take before the button is enabled again, because a surrounding app may have prevented it. */
export const LEAVING_MS = 10_000;

/**
 * Takes the customer from the cart to the checkout, via sign-in if needed; ignored while a cart request is in flight
 * [CHK-001, CHK-006, CHK-009, CART-UPD-006].
 */
export function useCheckout(request: Omit<CheckoutRequest, 'onPromptChange'>): Checkout {
  const storefront = useStorefront();
  const { host } = storefront;
  const { cart } = useCartState();
  const [isPrompting, onPromptChange] = useState(false);
  const checkout = useAction<void, CheckoutEnd>(async () => {
    // the last prompt may have been left with the page
    onPromptChange(false);
    const end = await checkOut(storefront, { ...request, onPromptChange });
    if (end === 'redirected') await new Promise<void>((resolve) => host.setTimeout(resolve, LEAVING_MS));
    return end;
  });
  const { reset } = checkout;

  // a page restored from the back/forward cache must allow another checkout
  useEffect(() => host.onPageShow((isRestored) => isRestored && reset()), [host, reset]);

  return { ...checkout, isPrompting, isBlocked: cart !== undefined && blocksCheckout(cart) };
}

/** The state and the press of a button that leads to the checkout. */
export function useCheckoutButton({
  onCheckout,
  ...request
}: Parameters<typeof useCheckout>[0] & { onCheckout?: (() => void) | undefined }) {
  const isMutating = useCartState((state) => state.isMutating);
  const checkout = useCheckout(request);
  const isBusy = checkout.isPending && !checkout.isPrompting;
  return {
    isBusy,
    isDisabled: checkout.isBlocked || (isMutating && !isBusy),
    onClick() {
      onCheckout?.();
      checkout.mutate();
    },
  };
}
