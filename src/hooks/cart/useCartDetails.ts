import { useMemo } from 'react';
import { toCartDetails } from '../../core/cart/client/toCartDetails';
import type { Cart } from '../../core/cart/rules/cart';
import { type CartDetails, NO_DETAILS } from '../../core/cart/rules/cartDetails';
import { useStorefront } from '../platform/StorefrontProvider';

/** The details of a cart that only a cart page shows. */
export function useCartDetails(cart: Cart | undefined): CartDetails {
  const { site } = useStorefront();
  return useMemo(() => (cart ? toCartDetails(cart, site) : NO_DETAILS), [cart, site]);
}
