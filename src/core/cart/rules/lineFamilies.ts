import type { LineItem } from './cart';
import { type CartDetails, type LineDetails, NO_LINE_DETAILS } from './cartDetails';

/** A top-level line and the lines attached to it: plans, assemblies, parts of a bundle [CART-ENT-008]. */
export type LineFamily = { line: LineItem; children: LineItem[] };

/**
 * Groups the lines of a cart into families, in the order of their top-level lines. A child whose parent is not in the
 * cart is a top-level line.
 */
export function lineFamilies(lines: readonly LineItem[]): LineFamily[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const bySku = new Map([...lines].reverse().flatMap((line) => (line.parent ? [] : [[line.sku, line] as const])));
  const parentOf = ({ parent }: LineItem): LineItem | undefined => {
    if (!parent) return undefined;
    return parent.lineId ? byId.get(parent.lineId) : bySku.get(parent.sku ?? '');
  };
  const families = new Map<LineItem, LineFamily>();
  for (const line of lines) if (!parentOf(line)) families.set(line, { line, children: [] });
  for (const line of lines) {
    const parent = parentOf(line);
    if (!parent) continue;
    const family = families.get(parent);
    if (family) family.children.push(line);
    else families.set(line, { line, children: [] });
  }
  return [...families.values()];
}

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
