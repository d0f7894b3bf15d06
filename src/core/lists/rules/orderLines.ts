import { INPUT_MAX_QUANTITY } from '../../cart/rules/quantity';

/** One row of a typed or pasted order, as far as it could be parsed [OVR-010]. */
export type OrderLine = { sku: string; quantity: number };

/** The maximum number of rows in one paste or file [OVR-010, DEC-Q155]. */
export const ORDER_LINES_MOST = 500;

export type ReadOrderLines = {
  lines: OrderLine[];
  /** Rows without a readable quantity; they count as one unit. */
  unclear: number;
  /** Rows that were dropped because there are more than ORDER_LINES_MOST. */
  left: number;
};

/** Column headings of a header row; no product has such a SKU. */
const HEADS = /^(sku|item|item ?(no|number|id)?\.?|itemid|article|product|part( ?(no|number))?)$/i;

/** A quoted cell, which may contain line breaks. */
const QUOTED = /(?<=^|[\t,;\r\n]) *"[^"]*(?:""[^"]*)*" *(?=$|[\t,;\r\n])/g;

const isQuantity = (cell: string) => /^\d{1,6}$/.test(cell);

/**
 * Parses pasted text or a CSV file. Each line has one product: its SKU and its quantity, separated by a tab, a comma, a
 * semicolon or a blank. Other cells are ignored, and a missing quantity is one. Quoted cells are unquoted and may
 * contain line breaks. A header row, rows with quantity 0 and empty lines are skipped. Rows with the same SKU are
 * merged and their quantities added. The order is preserved.
 */
export function readOrderLines(text: string): ReadOrderLines {
  const lines = new Map<string, OrderLine>();
  const result = { unclear: 0, left: 0 };
  const rows = text
    .replace(/^\uFEFF/, '')
    .replace(QUOTED, (cell) => cell.replace(/[\r\n]+/g, ' '))
    .split(/\r\n|\r|\n/);
  let isFirst = true;
  for (const row of rows) {
    const [sku = '', ...rest] = splitRow(row).filter((cell) => cell !== '');
    if (sku === '') continue;
    const isHead = isFirst && HEADS.test(sku) && !rest.some(isQuantity);
    isFirst = false;
    if (isHead) continue;
    const quantity = rest.find(isQuantity);
    // a sheet of all orderable products has 0 in the rows that are not ordered
    if (quantity !== undefined && Number(quantity) === 0) continue;
    if (rest.length > 0 && quantity === undefined) result.unclear += 1;
    const known = lines.get(sku);
    if (!known && lines.size === ORDER_LINES_MOST) {
      result.left += 1;
      continue;
    }
    lines.set(sku, { sku, quantity: Math.min((known?.quantity ?? 0) + Number(quantity ?? 1), INPUT_MAX_QUANTITY) });
  }
  return { lines: [...lines.values()], ...result };
}

/** The cells of a row, separated by tabs, else by semicolons or commas, else by blanks. */
function splitRow(row: string): string[] {
  const separator = /\t/.test(row) ? '\t' : [';', ','].find((it) => row.includes(it));
  const cells = separator ? cellsOf(row, separator) : row.trim().split(/\s+/);
  return cells.map((cell) => cell.trim());
}

/** The cells of one CSV line. A cell in `"` may contain separators, and `""` inside it is an escaped quote. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const letter = row[at] ?? '';
    if (letter === '"' && isQuoted && row[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}

/** Whether the text is more than a single SKU and should be split into rows. */
export function isManyLines(text: string): boolean {
  return /[\t\r\n,;]/.test(text.trim()) || /\S\s+\d+\s*$/.test(text);
}
