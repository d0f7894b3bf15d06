import type { CartLineRow, ParentRelation, ProductKind } from '../../database/schema';
import type { CartLine } from '../line';
import type { AddItemRequest } from '../requests';

/** How a plan or a service belongs to the product that it is bought with; null for what is bought alone. */
export function relationOf(kind: ProductKind): Exclude<ParentRelation, 'BUNDLE'> | null {
  return kind === 'WARRANTY' || kind === 'ASSEMBLY' ? kind : null;
}

/** Whether a plan or a service may belong to a line. */
export function isCovered({ product: { kind, subcategory }, parentRelation }: CartLine, covers: string[]): boolean {
  return kind === 'PRODUCT' && !parentRelation && covers.includes(subcategory);
}

/**
 * The parent line of a plan or a service: the one that the request names, otherwise the newest one that it covers among
 * the products that are requested together.
 */
export function parentOf<Line extends Pick<CartLineRow, 'id' | 'sku'>>(
  { parentRelationCartItemId: lineId, parentItemId }: AddItemRequest,
  covered: readonly Line[],
  requested: ReadonlySet<string>,
): Line | 'missing' {
  const isParent = ({ id, sku }: Line) => {
    if (lineId) return id === lineId;
    return parentItemId ? sku === parentItemId : requested.has(sku);
  };
  return covered.findLast(isParent) ?? 'missing';
}

/** How many more units of a plan or service the parent line can take. */
export function roomUnder(
  lines: readonly Pick<CartLineRow, 'parentLineId' | 'parentRelation' | 'qty'>[],
  parent: Pick<CartLineRow, 'id' | 'qty'>,
  relation: string | null,
): number {
  const used = lines.filter((line) => line.parentLineId === parent.id && line.parentRelation === relation);
  return parent.qty - used.reduce((sum, line) => sum + line.qty, 0);
}

/**
 * The units that each plan or service keeps when its parent line has this many: those of one kind share them, in the order
 * of the lines [CART-QTY-003].
 */
export function unitsBelow<Line extends Pick<CartLineRow, 'parentRelation' | 'qty'>>(
  children: readonly Line[],
  units: number,
): Map<Line, number> {
  const left = new Map<string | null, number>();
  const taken = (child: Line) => {
    const room = left.get(child.parentRelation) ?? units;
    const qty = Math.min(child.qty, room);
    left.set(child.parentRelation, room - qty);
    return qty;
  };
  return new Map(children.map((child) => [child, taken(child)]));
}
