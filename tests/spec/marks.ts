/** The row ids that a title names, or the reason why its mark is invalid. */
export type Mark = { rows: string[]; fault?: string };

const ROW = /[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d{3}(?!\d)/;
const MARK = new RegExp(`^${ROW.source}(?:, ${ROW.source})*$`);
const RESEMBLES_ROW = /\b[a-z]{2,}(?:-[a-z0-9]+)*[-_ ]\d{1,4}\b|\$rows?\b|…/i;

/**
 * Parses the mark at the end of a test title: `… and the customer may try again [CART-ADD-009, CART-ADD-010]`. A title
 * without a mark names no rows. `prefixes` are the prefixes of the table (`CART-ADD`); they identify row ids outside of
 * the mark.
 */
export function readMark(title: string, prefixes: ReadonlySet<string>): Mark {
  const inside = /\[([^[\]]*)\]\s*$/.exec(title)?.[1];
  const isMark = inside !== undefined && MARK.test(inside) && title.endsWith(` [${inside}]`);
  const rows = isMark ? inside.split(', ') : [];
  const rest = isMark ? title.slice(0, -inside.length - 2) : title;

  const stray = rest.match(new RegExp(ROW.source, 'g'))?.find((id) => prefixes.has(prefixOf(id)));
  if (stray)
    return { rows: [], fault: `${stray} is outside of the mark: expected a title that ends with [ROW-001, ROW-002]` };
  if (inside !== undefined && !isMark && RESEMBLES_ROW.test(inside)) {
    return { rows: [], fault: `[${inside}] is not a mark: expected complete ids, as in [ROW-001, ROW-002]` };
  }
  const twice = rows.find((id, index) => rows.indexOf(id) !== index);
  return twice ? { rows, fault: `${twice} is named twice` } : { rows };
}

/** `CART-ADD-010` belongs to `CART-ADD`. */
export function prefixOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
