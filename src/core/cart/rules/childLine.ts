import { activeLines, type Cart, type ParentRelation } from './cart';

/** The line that a warranty or assembly hangs on, or that hangs on it, is found by these two [CART-DEL-002, CART-DEL-003]. */
export type ChildLine = { parentLineId: string; relation: ParentRelation };

/**
 * The number of the line to delete. A child is named by its parent and its relation: first by the parent's line number,
 * else by the parent's SKU. Without such a child it is the number passed [CART-DEL-002, CART-DEL-003].
 */
export function lineToDelete(cart: Cart, target: string | ChildLine): string {
  if (typeof target === 'string') return target;

  const children = activeLines(cart).filter((line) => line.parent?.relation === target.relation);
  const parent = cart.lines.find((line) => line.id === target.parentLineId);
  const child =
    children.find((line) => line.parent?.lineId === target.parentLineId) ??
    children.find((line) => parent !== undefined && line.parent?.sku === parent.sku);
  return child?.id ?? target.parentLineId;
}
