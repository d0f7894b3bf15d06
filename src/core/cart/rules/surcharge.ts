/**
 * Returns the quantity step of a surcharged pack: the first wire value that is a positive whole number, or 1
 * [CART-QTY-002].
 */
export function surchargeIncrement(...wireValues: (string | number | null | undefined)[]): number {
  return wireValues.map(Number).find((step) => Number.isInteger(step) && step > 0) ?? 1;
}
