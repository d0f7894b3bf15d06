import { INPUT_MAX_QUANTITY } from '../../cart/rules/quantity';
import { readQuantity } from '../../cart/rules/readQuantity';

/**
 * One row of a typed or pasted order, as far as it could be parsed [OVR-010]. The quantity is absent if there is one that
 * cannot be read.
 */
export type OrderLine = { sku: string; quantity?: number };

/** The maximum number of rows in one paste or file [OVR-010, DEC-Q155]. */
export const ORDER_LINES_MOST = 500;

export type ReadOrderLines = {
  lines: OrderLine[];
  /** Rows whose quantity cannot be read. */
  unclear: number;
  /** Rows that were dropped because there are more than ORDER_LINES_MOST. */
  left: number;
};

/** Headings of the column of item numbers; no product has such a SKU. A CSV file may have a `#` before its headings. */
const SKU_HEADS =
  /^(?:# )?(sku|item|(item|product|part|stock|catalog|article) ?(no|num|number|id|code|sku|#)?\.?|itemid|article|art[ií]culo|r[ée]f[ée]rence|c[óo]digo|sku ?#)$/i;

/** Headings of the column of quantities. */
const QUANTITY_HEADS =
  /^(order(ed)? )?(qty|quantity|quantit[ée]|qt[ée]|cantidad|cant|units)\.?( (to order|ordered))?$/i;

/** What mails and lists write before a line: bullets, boxes, signs of a quotation, and numbers. */
const BULLET = /^\s*(?:(?:[^\p{L}\p{N}\s|",;]+\s+)+|\d{1,3}[.)]\s+)?/u;

/** The same before a row of a table. A tab is not part of it, since the first cell may be empty or a sign; nor is `#`. */
const TABLE_BULLET = /^[^\S\t]*(?:(?:[^\p{L}\p{N}\s|",;#]+[^\S\t]+)+|\d{1,3}[.)][^\S\t]+)?/u;

/** What mails write before an item number. */
const LABEL = /^(?:sku|item)(?: ?(?:no|number|#))?\.?:\s*/i;

/** The first line of a file for Excel, which names the separator. */
const SEPARATOR_LINE = /^\s*sep=.?[\r\n]+/;

/** The words of titles and totals in the languages of the site; no product has such a SKU. */
const TITLE_WORDS = [
  'week|date|page|sheet|order|purchase order|po|quote|invoice|month|quarter|year|room|floor|total|sub-?total|grand total',
  'semaine|feuille|commande|bon de commande|devis|facture|mois|trimestre|année|étage|sous-total|total général',
  'semana|fecha|página|hoja|pedido|orden de compra|cotización|factura|mes|año|piso|total general',
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|');

/** A title with its number: "Week 48", "Order #12", "Page 2 of 3", "November 28". */
const TITLE = new RegExp(`^(?:${TITLE_WORDS})[.:]?(?:[\\s#][^\\p{L}]*(?:(?:of|de|sur)[^\\p{L}]*)?)?$`, 'iu');

/** Word processors and web pages break lines with characters that files do not use. */
const SOFT_BREAK = /[\v\f\u0085\u2028\u2029]/g;

/** A quoted cell, which may contain line breaks. */
const QUOTED = /(?<=^|[\t-\r,;\u0085\u2028\u2029]) *"[^"]*(?:""[^"]*)*" *(?=$|[\t-\r,;\u0085\u2028\u2029])/g;

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Parses pasted text or a CSV file. Each line has one product: its SKU and its quantity, separated by a tab, a comma, a
 * semicolon, a vertical bar or a blank. A header row, below any titles, names the columns of both, until the next one,
 * since sheets repeat it on each page. Titles with a number, such as "Week 48", and totals are skipped. Without one, the
 * first cell is the SKU and the next cell that starts with a number is the quantity, unless it is a price or a
 * description. A quantity with a unit may also be first: "2 x A-1". A quantity that cannot be read is never replaced
 * with a number of a later cell. Other cells are ignored, and a line that is only a SKU has the quantity one. Quoted
 * cells are unquoted and may contain line breaks. Invisible characters, rows with quantity 0 and empty lines are
 * skipped. Rows with the same SKU are merged and their quantities added. The order is preserved.
 */
export function readOrderLines(text: string): ReadOrderLines {
  const lines = new Map<string, OrderLine>();
  const result = { unclear: 0, left: 0 };
  for (const { sku, quantity } of rowsRead(rowsOf(text.replace(/\p{Cf}/gu, '').replace(SEPARATOR_LINE, '')))) {
    // a sheet of all orderable products has 0 in the rows that are not ordered
    if (sku === '' || quantity === 0) continue;
    if (quantity === undefined) result.unclear += 1;
    const known = lines.get(sku);
    if (!known && lines.size === ORDER_LINES_MOST) {
      result.left += 1;
      continue;
    }
    lines.set(sku, { sku, ...addedTo(known, quantity) });
  }
  return { lines: [...lines.values()], ...result };
}

/**
 * The rows of a text. A soft line break in a row with several cells is part of a cell, unless the text has no other line
 * breaks.
 */
function rowsOf(text: string): string[] {
  const rows = text
    .replace(QUOTED, (cell) => cell.replace(/[\r\n]+/g, ' ').replace(SOFT_BREAK, ' '))
    .split(/[\r\n]/)
    .filter(hasText);
  return rows
    .flatMap((row) => (rows.length > 1 && /[\t,;|]/.test(row) ? row.replace(SOFT_BREAK, ' ') : row.split(SOFT_BREAK)))
    .filter(hasText);
}

/** The quantity of two rows with one SKU; absent if one of the two is. */
function addedTo(known: OrderLine | undefined, quantity: number | undefined): { quantity?: number } {
  const before = known ? known.quantity : 0;
  if (before === undefined || quantity === undefined) return {};
  return { quantity: Math.min(before + quantity, INPUT_MAX_QUANTITY) };
}

/** Reads the rows of an order. Above the first header row are titles, and order lines. */
function rowsRead(rows: readonly string[]): ReadLine[] {
  const heads = rows.map((row) => columnsOf(splitRow(row, TABLE_BULLET)));
  const starts = [...rows.keys()].filter(
    (at) => (heads[at]?.quantity ?? -1) >= 0 || (heads[at] && rows[at] === rows[0]),
  );
  const [first] = starts;
  if (first === undefined) return rows.map((row) => lineOf(row, undefined));
  return [
    ...rows.slice(0, first).flatMap(lineAboveHeads),
    ...starts.flatMap((at, index) =>
      tableRead(rows.slice(at + 1, starts[index + 1]), heads[at], index + 1 < starts.length),
    ),
  ];
}

/** A date, which is not an item number above a header row. */
const DATE = /^\d{1,4}[./-]\d{1,2}([./-]\d{1,4})?$/;

/** A separator, and what a row has behind it. */
const NEXT_CELL = /[\t;,|].*[^\s;,|]/;

/**
 * Reads the rows below a header row. Above the next header row, rows without a quantity are its titles, unless their
 * item number has a digit or another cell is filled.
 */
function tableRead(rows: readonly string[], columns: Columns | undefined, hasNext: boolean): ReadLine[] {
  const lines = rows.map((row) => ({ row, ...lineOf(row, columns) }));
  const isTitleAbove = ({ row, sku, quantity }: (typeof lines)[number]) =>
    sku === '' ||
    (quantity === undefined && (TITLE.test(sku) || DATE.test(sku) || !(/\d/.test(sku) || NEXT_CELL.test(row))));
  while (hasNext && lines.slice(-1).some(isTitleAbove)) lines.pop();
  return lines;
}

/**
 * A row above the header row, if it is a line of the order: an item number and other cells, or one word and a quantity.
 * A number that is too high for a quantity may be a year, and is not read.
 */
function lineAboveHeads(row: string): ReadLine[] {
  const { sku, quantity = Number.NaN } = lineOf(row, undefined);
  const isQuantity = quantity <= INPUT_MAX_QUANTITY;
  const cells = splitRow(row, BULLET).filter(hasText);
  const isWord = isQuantity && cells.length === 2 && !/\s/.test(sku) && !DATE.test(sku);
  const isLine = cells.length > 1 && (ITEM_NUMBER.test(sku) || isWord);
  return isLine ? [{ sku, quantity: isQuantity ? quantity : undefined }] : [];
}

type Columns = { sku: number; quantity: number };

/** The columns that a header row names; `quantity` is -1 if it names none. Undefined for a row of an order. */
function columnsOf(row: readonly string[]): Columns | undefined {
  const columns = {
    sku: row.findIndex((cell) => SKU_HEADS.test(cell)),
    quantity: row.findIndex((cell) => QUANTITY_HEADS.test(cell)),
  };
  const isHead = columns.sku >= 0 && !row.some((cell) => readQuantity(cell) !== undefined);
  // a first cell that is a heading may be a SKU, unless another cell is a heading as well
  return isHead && (columns.quantity >= 0 || row.findIndex((cell) => cell !== '') === columns.sku)
    ? columns
    : undefined;
}

/** A row as it was read; its quantity is undefined if it has one that cannot be read. */
type ReadLine = { sku: string; quantity: number | undefined };

/** A row that orders nothing. */
const NO_LINE: ReadLine = { sku: '', quantity: 0 };

const isTitle = (row: string): boolean => TITLE.test(splitRow(row, BULLET).filter(hasText).join(' '));

function lineOf(row: string, columns: Columns | undefined): ReadLine {
  if (columns && columns.quantity >= 0) {
    const cells = splitRow(row, TABLE_BULLET);
    const [sku = '', quantity] = [cells[columns.sku], cells[columns.quantity]];
    // the name of a room or a month beside an item number does not make a title of a row that has a cell for a quantity
    const isLine = hasText(sku) && !TITLE.test(sku) && quantity !== undefined && !/\p{L}/u.test(quantity);
    return isLine || !isTitle(row) ? lineWith(sku, readQuantity(quantity ?? '')) : NO_LINE;
  }
  if (isTitle(row)) return NO_LINE;
  const cells = splitRow(row, BULLET).filter((cell) => cell !== '');
  // a sign in a cell of its own
  while (cells[0] !== undefined && !hasText(cells[0])) cells.shift();
  const line = quantityFirst(cells);
  if (line) return line;
  const [sku, ...rest] = cells;
  if (rest.length === 0) return lineWith(sku, 1);
  // 1,000 between commas, or 1 000 between blanks
  const isSplit = rest.length > 1 && /^\d{1,3}( \d{3})+$/.test(rest.join(' '));
  const amount = rest.find(isAmount);
  return lineWith(sku, amount === undefined || isSplit ? undefined : readQuantity(amount));
}

/** An item number that cannot be a quantity, a size or a word. */
const ITEM_NUMBER = /^\p{L}\S*\d\S*$/u;
const LONE_UNIT = /^(?:x|×|of|qty|quantity|ea|each|pcs?|pieces?|units?)[.:]?$/i;

/**
 * A line that begins with its quantity, which has a unit: "2 x A-1". A number without one is an item number. If another
 * cell could be the quantity, too, it is not read.
 */
function quantityFirst(cells: readonly string[]): ReadLine | undefined {
  const [first = '', sku = '', ...others] = cells.filter((cell) => !LONE_UNIT.test(cell));
  const hasUnit = /[\p{L}×]/u.test(first) || cells.slice(0, 2).some((cell) => LONE_UNIT.test(cell));
  if (!hasUnit) return undefined;
  const quantity = readQuantity(first) ?? Number.POSITIVE_INFINITY;
  if (quantity > INPUT_MAX_QUANTITY || !ITEM_NUMBER.test(sku) || readQuantity(sku) !== undefined) return undefined;
  return lineWith(sku, others.some(isAmount) ? undefined : quantity);
}

const NUMBER_FIRST = /^(?:(?:qty|quantity)[.:]*|x|×)? *[-+(\u2212]? *\p{Nd}/iu;
const PRICE = /^\d+[.,](?!00)\d\d$/;
const UNIT = /\b(?:qty|quantity|ea|each|pcs?|pieces?|units?)\b/gi;

/** Whether a cell starts with a number, and is neither a price ("4.50") nor a description ('3" binder', "12 oz mug"). */
const isAmount = (cell: string): boolean =>
  NUMBER_FIRST.test(cell) &&
  !PRICE.test(cell) &&
  !/\p{L}{2}|"/u.test(cell.replace(/(\d)(?=\p{L})/gu, '$1 ').replace(UNIT, ''));

/** Item numbers in mails have hyphens of many kinds. */
const lineWith = (sku = '', quantity: number | undefined): ReadLine => ({
  sku: sku.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/:$/, ''),
  quantity,
});

/**
 * The cells of a row, separated by tabs, else by semicolons, commas or bars, else by blanks. The row of a table begins
 * with a bar, and may have commas in its cells. A spreadsheet writes `="007"`
 * so that another one does not read a number.
 */
function splitRow(line: string, bullet: RegExp): string[] {
  const row = line.replace(bullet, '').replace(LABEL, '');
  const separator = ['\t', ';', row.startsWith('|') ? '|' : ',', '|'].find((it) => row.includes(it));
  const cells = separator ? cellsOf(row, separator) : row.split(/\s+/);
  return cells.map((cell) => cell.trim().replace(/^="(.*)"$/, '$1'));
}

/** The cells of one CSV line. A cell in `"` may contain separators, and `""` inside it is an escaped quote. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const letter = row.charAt(at);
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
  const words = text.trim().split(/\s+/);
  return /[\t\r\n,;|]/.test(text.trim()) || (words.length > 1 && readQuantity(words.at(-1) ?? '') !== undefined);
}
