import type { LineItem } from './cart';
import { type CartDetails, type LineDetails, NO_LINE_DETAILS } from './cartDetails';
import { lineFamilies } from './lineFamilies';

/** A line as a cart page shows it. */
export type PageLine = { line: LineItem; details: LineDetails };

/** A top-level line with the lines attached to it. */
export type PageFamily = PageLine & { children: PageLine[] };

/** Groups the lines of a cart for a cart page: each top-level line with its attached lines [CART-ENT-008]. */
export function pageFamilies(lines: readonly LineItem[], details: CartDetails): PageFamily[] {
  const withDetails = (line: LineItem): PageLine => ({ line, details: details.lines.get(line.id) ?? NO_LINE_DETAILS });
  return lineFamilies(lines).map(({ line, children }) => ({
    ...withDetails(line),
    children: children.map(withDetails),
  }));
}
