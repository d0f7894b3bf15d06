/** The highest quantity that can be typed in the cart area [CART-QTY-001]. */
export const INPUT_MAX_QUANTITY = 999;

/** How many characters a quantity input takes [CART-QTY-001]. */
export const INPUT_MAX_CHARACTERS = 3;

/**
 * What bounds a quantity: the item's own limit, its step, how many the line it belongs to holds, and the cap of the place
 * where it is typed: 999, as in the cart area, unless it is said.
 */
export type QuantityBounds = { limit?: number; increment?: number; parentQuantity?: number; cap?: number };

/** The most that is allowed [CART-QTY-001, CART-QTY-003]. */
export function maxQuantity(bounds: QuantityBounds): number {
  const { limit = Infinity, parentQuantity = Infinity, cap = INPUT_MAX_QUANTITY } = bounds;
  return Math.min(cap, limit, parentQuantity);
}

/** The nearest quantity not over the wanted one that is allowed, never below one step [CART-QTY-001, CART-QTY-002, CART-QTY-003]. */
export function nearestQuantity(wanted: number, bounds: QuantityBounds): number {
  const { increment = 1 } = bounds;
  return Math.max(increment, Math.floor(Math.min(wanted, maxQuantity(bounds)) / increment) * increment);
}
