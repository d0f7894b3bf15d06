import type { Product } from '../database/schema';

/**
 * The current price of one unit, in cents: the list price less the sale's percentage. Undefined without a list price.
 */
export function unitPrice(product: Pick<Product, 'listPrice' | 'salePercent'>): number | undefined {
  if (product.listPrice === null) return undefined;
  return product.listPrice - instantSaving(product);
}

/** The discount of a sale on one unit, in cents. */
export function instantSaving({ listPrice, salePercent }: Pick<Product, 'listPrice' | 'salePercent'>): number {
  return Math.floor(((listPrice ?? 0) * salePercent) / 100);
}

/** Cents as a decimal string for the wire: "19.90". */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
