import { parse } from 'csv-parse/sync';

export type ListLine = { sku: string; quantity: number };

/**
 * Reads `sku,quantity` lines below a header with these two names. A line without a quantity means one. Throws
 * RangeError with the line number when a quantity is not a whole number of at least 1.
 */
export function readList(csv: string): ListLine[] {
  const rows = parse(csv, { columns: true, trim: true, skip_empty_lines: true, bom: true }) as Record<string, string>[];
  return rows.map((row, index) => {
    const sku = row.sku ?? '';
    const quantity = Number(row.quantity || 1);
    if (sku === '') throw new RangeError(`line ${index + 2}: expected a SKU, received none`);
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw new RangeError(`line ${index + 2}: expected a whole number of at least 1, received "${row.quantity}"`);
    }
    return { sku, quantity };
  });
}
