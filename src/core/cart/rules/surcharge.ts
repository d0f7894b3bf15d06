/** The step in which a surcharged pack is sold; wire values that are no positive number count as absent [CART-QTY-002]. */
export function surchargeIncrement(...wireValues: (string | number | null | undefined)[]): number {
  return wireValues.map(Number).find((step) => Number.isInteger(step) && step > 0) ?? 1;
}
