'use client';

import type { ChildLine } from '../../core/cart/rules/childLine';
import { useStorefront } from '../platform/StorefrontProvider';

/** Takes a line out of the cart; while another request is on the wire the press is ignored [CART-UPD-006, CART-DEL-001]. */
export function useRemoveLine(): (target: string | ChildLine) => void {
  const { cart } = useStorefront();
  // the failure is told by `cart:change-failed`
  return (target) => void cart.remove(target).catch(() => undefined);
}
