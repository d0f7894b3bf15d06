/** What a title says about rows: the ids it names, or why its mark can not be read. */
export type Mark = { rows: string[]; fault?: string };

const ROW = /[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d{3}(?!\d)/;
const MARK = new RegExp(`^${ROW.source}(?:, ${ROW.source})*$`);
const RESEMBLES_ROW = /\b[a-z]{2,}(?:-[a-z0-9]+)*[-_ ]\d{1,4}\b|\$rows?\b|…/i;

/**
 * Reads the mark at the end of a test title: `… and the customer may try again [CART-ADD-009, CART-ADD-010]`.
 * A title without a mark names no rows. `prefixes` are those of the table (`CART-ADD`); with them a row's name outside of
 * the mark is told from other words.
 */
export function readMark(title: string, prefixes: ReadonlySet<string>): Mark {
  const inside = /\[([^[\]]*)\]\s*$/.exec(title)?.[1];
  const isMark = inside !== undefined && MARK.test(inside) && title.endsWith(` [${inside}]`);
  const rows = isMark ? inside.split(', ') : [];
  const rest = isMark ? title.slice(0, -inside.length - 2) : title;

  const stray = rest.match(new RegExp(ROW.source, 'g'))?.find((id) => prefixes.has(prefixOf(id)));
  if (stray) return { rows: [], fault: `${stray} stands outside of the mark; a title ends with [ROW-001, ROW-002]` };
  if (inside !== undefined && !isMark && RESEMBLES_ROW.test(inside)) {
    return { rows: [], fault: `[${inside}] is no mark; a title ends with [ROW-001, ROW-002], written out` };
  }
  const twice = rows.find((id, index) => rows.indexOf(id) !== index);
  return twice ? { rows, fault: `${twice} is named twice` } : { rows };
}

/** `CART-ADD-010` belongs to `CART-ADD`. */
export function prefixOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
