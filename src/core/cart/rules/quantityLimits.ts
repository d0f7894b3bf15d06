/** The highest quantity that can be typed in the cart [CART-QTY-001]. */
export const INPUT_MAX_QUANTITY = 999;

/** The maximum length of a quantity input, in characters [CART-QTY-001]. */
export const INPUT_MAX_CHARACTERS = 3;

/**
 * The bounds of a quantity: the item's limit, its step, the quantity of its parent line, and the cap of the input. The
 * default cap is 999, as in the cart.
 */
export type QuantityBounds = { limit?: number; increment?: number; parentQuantity?: number; cap?: number };

/** Returns the highest allowed quantity [CART-QTY-001, CART-QTY-003]. */
export function maxQuantity(bounds: QuantityBounds): number {
  const { limit = Infinity, parentQuantity = Infinity, cap = INPUT_MAX_QUANTITY } = bounds;
  return Math.min(cap, limit, parentQuantity);
}

/**
 * Returns the highest allowed quantity that does not exceed the given one, and at least one step
 * [CART-QTY-001, CART-QTY-002, CART-QTY-003].
 */
export function nearestQuantity(wanted: number, bounds: QuantityBounds): number {
  const { increment = 1 } = bounds;
  return Math.max(increment, Math.floor(Math.min(wanted, maxQuantity(bounds)) / increment) * increment);
}
