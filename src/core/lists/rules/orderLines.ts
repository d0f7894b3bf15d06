import { INPUT_MAX_QUANTITY } from '../../cart/rules/quantityLimits';

/** One row of an order that is typed or pasted: what was meant, as far as it can be read [OVR-010]. */
export type OrderLine = { sku: string; quantity: number };

/** How many rows one paste or one file may bring [OVR-010, DEC-Q155]. */
export const ORDER_LINES_MOST = 500;

export type ReadOrderLines = {
  lines: OrderLine[];
  /** Rows that came without a quantity that can be read; they ask for one. */
  unclear: number;
  /** Rows that were left out because there were more than ORDER_LINES_MOST. */
  left: number;
};

/** The names that a first row of a table gives to its columns: no product is called so. */
const HEADS = /^(sku|item|item ?(no|number|id)?\.?|itemid|article|product|part( ?(no|number))?)$/i;

/** A cell in quotes, which may have line breaks in it. */
const QUOTED = /(?<=^|[\t,;\r\n]) *"[^"]*(?:""[^"]*)*" *(?=$|[\t,;\r\n])/g;

const isQuantity = (word: string) => /^\d{1,6}$/.test(word);

/**
 * Reads what was pasted or stood in a CSV file: one product on each line, its SKU and its quantity parted by a tab, a
 * comma, a semicolon or a blank; what stands between them is passed over, and without a quantity it is one. What a
 * spreadsheet quotes is unquoted, and may go on in the next line; a line of headings, one that asks for 0 and empty lines
 * are none. A product that comes twice is one row with the sum. The order stays.
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
    const [sku = '', ...rest] = wordsOf(row).filter((word) => word !== '');
    if (sku === '') continue;
    const isHead = isFirst && HEADS.test(sku) && !rest.some(isQuantity);
    isFirst = false;
    if (isHead) continue;
    const quantity = rest.find(isQuantity);
    // a sheet that lists all that could be ordered has 0 beside the rest
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

/** The cells of a row: by tabs, else by semicolons or commas, else by blanks. */
function wordsOf(row: string): string[] {
  const separator = /\t/.test(row) ? '\t' : [';', ','].find((it) => row.includes(it));
  const cells = separator ? cellsOf(row, separator) : row.trim().split(/\s+/);
  return cells.map((cell) => cell.trim());
}

/** The cells of one line of CSV: `"` around a cell keeps separators in it, and `""` in there is one. */
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

/** Is this more than a SKU: text that a table of rows should be made of? */
export function isManyLines(text: string): boolean {
  return /[\t\r\n,;]/.test(text.trim()) || /\S\s+\d+\s*$/.test(text);
}
