import {
  checkQuantity,
  INPUT_MAX_QUANTITY,
  type QuantityBounds,
  type QuantityVerdict,
} from '../../cart/rules/quantity';
import { visibleText } from '../../platform/rules/visibleText';
import type { ListOutcome } from './listOutcome';
import { ORDER_LINES_MOST, type OrderLine } from './orderLines';

/** A row of a quick order on screen. Its fields are text, because they may be half-typed [OVR-010, DEC-Q155]. */
export type OrderRow = {
  id: number;
  sku: string;
  quantity: string;
  /** The quantity of a pasted line could not be read: the row is not ordered until the customer types one. */
  isUnclear?: boolean;
  /** The SKU is complete and can be looked up. */
  isSettled?: boolean | undefined;
  /** The result of adding the row, unless it was changed since. */
  outcome?: ListOutcome | undefined;
};

/** The SKU of a row as the shop knows it; '' for an empty row. */
export const skuOf = (row: OrderRow): string => visibleText(row.sku);

const isEmpty = (row: OrderRow) => skuOf(row) === '';

const nextId = (rows: readonly OrderRow[]) => rows.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** Creates `count` empty rows, at least one. */
export function emptyRows(count: number): OrderRow[] {
  return [...Array(Math.max(1, count)).keys()].map((index) => ({ id: index + 1, sku: '', quantity: '' }));
}

/** Appends an empty row, so that the last row is always empty, until the maximum is reached. */
export function withRoom(rows: readonly OrderRow[]): OrderRow[] {
  const last = rows.at(-1);
  if ((last && isEmpty(last)) || rows.length >= ORDER_LINES_MOST) return [...rows];
  return [...rows, { id: nextId(rows), sku: '', quantity: '' }];
}

/** The rows after the customer has changed one. A changed SKU has to be settled again. */
export function rowsAfter(
  rows: readonly OrderRow[],
  id: number,
  change: Partial<Pick<OrderRow, 'sku' | 'quantity'>>,
): OrderRow[] {
  const changed = (row: OrderRow): OrderRow => ({
    ...row,
    ...change,
    ...(change.quantity !== undefined && { isUnclear: false }),
    isSettled: row.isSettled && change.sku === undefined,
    outcome: undefined,
  });
  return withRoom(rows.map((row) => (row.id === id ? changed(row) : row)));
}

/** The rows without one row; at least one empty row remains. */
export function rowsWithout(rows: readonly OrderRow[], id: number): OrderRow[] {
  return withRoom(rows.filter((row) => row.id !== id));
}

/**
 * The rows after a paste. If a product is already in a row, its quantity is increased. Other products fill the empty
 * rows from the row `from` on, then new rows. A row that is in the cart already stays unchanged. `left` counts the lines
 * that did not fit.
 */
export function rowsWith(
  rows: readonly OrderRow[],
  lines: readonly OrderLine[],
  from?: number,
): { rows: OrderRow[]; left: number } {
  const after = [...rows];
  const indexBySku = new Map(
    after.flatMap((row, index) => (isEmpty(row) || row.outcome?.isGood ? [] : [[skuOf(row), index] as const])),
  );
  // -1 without such a row, which is before all rows
  const start = after.findIndex(({ id }) => id === from);
  const free = after.flatMap((row, index) => (index >= start && isEmpty(row) ? [index] : []));
  let id = nextId(after);
  let left = 0;
  for (const { sku, quantity } of lines) {
    const known = indexBySku.get(sku);
    const row = known === undefined ? undefined : after[known];
    const index = known ?? free.shift() ?? after.length;
    if (index >= ORDER_LINES_MOST) {
      left += 1;
      continue;
    }
    const isUnclear = quantity === undefined || row?.isUnclear === true;
    const units = Math.min((row ? unitsOf(row) : 0) + (quantity ?? 0), INPUT_MAX_QUANTITY);
    const text = isUnclear ? '' : String(units);
    after[index] = { id: after[index]?.id ?? id++, sku, quantity: text, isUnclear, isSettled: true };
    indexBySku.set(sku, index);
  }
  return { rows: withRoom(after), left };
}

/** Validates a row's quantity. An empty quantity counts as one, unless it could not be read, and the shop checks it. */
export function checkRow(
  { quantity, isUnclear }: Pick<OrderRow, 'quantity' | 'isUnclear'>,
  bounds: QuantityBounds = {},
): QuantityVerdict {
  if (isUnclear) return { ok: false, reason: 'not-a-whole-number' };
  return quantity.trim() === '' ? { ok: true, quantity: 1 } : checkQuantity(quantity, bounds);
}

/** The quantity of a row: 1 if nothing was typed, 0 if it cannot be parsed. */
export function unitsOf({ quantity, isUnclear }: Pick<OrderRow, 'quantity' | 'isUnclear'>): number {
  if (isUnclear) return 0;
  const typed = quantity.trim();
  if (typed === '') return 1;
  return /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
}

/** The products of all rows, merged by SKU; rows with quantity 0 are skipped. */
export function orderOf(rows: readonly OrderRow[]): { sku: string; quantity: number }[] {
  const order = new Map<string, number>();
  for (const row of rows) {
    const units = unitsOf(row);
    if (!isEmpty(row) && units > 0) order.set(skuOf(row), (order.get(skuOf(row)) ?? 0) + units);
  }
  return [...order].map(([sku, quantity]) => ({ sku, quantity }));
}
