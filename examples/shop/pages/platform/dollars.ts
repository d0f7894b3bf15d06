/** Cents in the customer's format: "$1,234.50". */
export function dollars(cents: number): string {
  const [whole = '0', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
