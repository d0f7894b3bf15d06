import { activeLines, type Cart, type ParentRelation } from './cart';

/** Identifies a warranty or an assembly by its parent line and its relation to it [CART-DEL-002, CART-DEL-003]. */
export type ChildLine = { parentLineId: string; relation: ParentRelation };

/**
 * Returns the id of the line to delete. A child is identified by its parent and its relation: it is searched by the
 * parent's line id, then by the parent's SKU. If there is no such child, returns the given parent line id
 * [CART-DEL-002, CART-DEL-003].
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
