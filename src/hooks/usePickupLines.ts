import { useMemo } from 'react';
import { pickupLines } from '../core/client/pickupLines';
import type { Cart } from '../core/rules/cart';

/** The lines of a cart that a store may hand out, by their ids [SCR-006]. */
export function usePickupLines(cart: Cart | undefined): ReadonlySet<string> {
  return useMemo(() => pickupLines(cart), [cart]);
}
