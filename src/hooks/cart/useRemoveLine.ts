'use client';

import { useCallback } from 'react';
import type { ChildLine } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * Removes a line from the cart. The click is ignored while another request is in flight [CART-UPD-006, CART-DEL-001].
 */
export function useRemoveLine(): (target: string | ChildLine) => void {
  const { cart } = useStorefront();
  // the failure is published as `cart:change-failed`
  return useCallback((target) => void cart.remove(target).catch(() => undefined), [cart]);
}
