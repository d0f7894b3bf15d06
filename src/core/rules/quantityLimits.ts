/** The highest quantity that can be typed in the cart area [CART-QTY-001]. */
export const INPUT_MAX_QUANTITY = 999;

/** How many characters a quantity input takes [CART-QTY-001]. */
export const INPUT_MAX_CHARACTERS = 3;

/** What bounds a quantity: the item's own limit, its step, and how many the line it belongs to holds. */
export type QuantityBounds = { limit?: number; increment?: number; parentQuantity?: number };

/** The most that is allowed [CART-QTY-001, CART-QTY-003]. */
export function maxQuantity({ limit = Infinity, parentQuantity = Infinity }: QuantityBounds): number {
  return Math.min(INPUT_MAX_QUANTITY, limit, parentQuantity);
}

/** The nearest quantity not over the wanted one that is allowed, never below one step [CART-QTY-001, CART-QTY-002, CART-QTY-003]. */
export function nearestQuantity(wanted: number, bounds: QuantityBounds): number {
  const { increment = 1 } = bounds;
  return Math.max(increment, Math.floor(Math.min(wanted, maxQuantity(bounds)) / increment) * increment);
}
