/** How many digits the amounts of the contracts have behind the point, as the shop's own amounts. */
const contractDigits = 2;

/**
 * An engine's decimal amount in minor units of its currency: the only place where the gateway rounds. Half a minor unit
 * is rounded up.
 */
export function toMinorUnits(amount: number, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits;
  if (digits !== contractDigits) {
    throw new RangeError(`currency: expected one with two decimal digits, received ${currency}`);
  }
  return roundHalfUp(amount * 10 ** digits);
}

/**
 * Rounds the parts of an amount so that they add up to `total`. Each part differs from its exact value by less than one
 * minor unit.
 */
export function roundParts(exact: readonly number[], total: number): number[] {
  let exactSoFar = 0;
  let roundedSoFar = 0;
  return exact.map((part, index) => {
    exactSoFar += part;
    const soFar = index === exact.length - 1 ? total : roundHalfUp(exactSoFar);
    const rounded = soFar - roundedSoFar;
    roundedSoFar = soFar;
    return rounded;
  });
}

/** Engines compute with binary fractions: 29.144000000000002 is 29.144, and 1.005 × 100 is not below 100.5. */
function roundHalfUp(amount: number): number {
  return Math.floor(Number(amount.toFixed(6)) + 0.5);
}
