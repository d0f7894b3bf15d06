import type { LineItem } from './cart';

/** A line of its own, and those that hang on it: plans, assemblies, the parts of a bundle [CART-ENT-008]. */
export type LineFamily = { line: LineItem; children: LineItem[] };

/**
 * The lines of a cart in their families, each where its first line stands. A child whose parent is not in the cart is a
 * line of its own.
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
