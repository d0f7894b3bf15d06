import type { LineItemBody, PriceInfoBody } from '../../../../src/core/cart/contract/lineItem';
import type { ParentRelation } from '../../database/schema';
import type { LineEffect } from '../effect';
import { decimal } from '../price';

/** The ids of an item. Business pages may send a resolved id such as `SKU##VENDOR` [CART-ADD-015]. */
export function identityBody(itemId: string) {
  const sku = skuOf(itemId);
  return { itemId: sku, resolvedItemId: itemId, partNumber: sku, customerSku: sku };
}

/** The part of an item's id before `##` [CART-ADD-015]. */
export function skuOf(itemId: string): string {
  return itemId.split('##')[0] ?? itemId;
}

/** The line that a plan, a service or a part of a bundle belongs to. */
export function parentBody(
  { id, sku }: { id: string; sku: string },
  relation: ParentRelation | null,
): Partial<LineItemBody> {
  const body = { parentItemId: sku, parentRelationCartItemId: id, parentRelationType: relation };
  return relation === 'BUNDLE' ? body : { ...body, requiredItemIds: [sku] };
}

/** What a request did to a line. */
export function effectBody(effect: LineEffect | undefined): Partial<LineItemBody> {
  if (!effect) return { actioned: 'NONE' };
  const { actioned, prevQty, qtyAdded, requestedQty } = effect;
  return { actioned, prevQty, qtyAdded, requestedQty };
}

/**
 * An item that the response mentions and the cart does not contain. One that the request did not add has qty 0, no
 * cartItemId, and the reason. One that it removed is returned one last time. `facts` describe its product.
 */
export function outsideItemBody(effect: LineEffect, facts: Partial<LineItemBody> = {}): LineItemBody {
  const body = { ...identityBody(effect.itemId), ...facts, qty: 0, requestedQty: effect.requestedQty };
  if (effect.actioned !== 'DELETED_ITEM')
    return { ...body, status: 'TRANSIENT', actioned: 'NONE', prevQty: 0, qtyAdded: 0, messages: effect.messages };
  const { cartItemId = null, prevQty, qtyAdded } = effect;
  return { ...body, cartItemId, status: 'DELETED', actioned: 'DELETED_ITEM', prevQty, qtyAdded, messages: [] };
}

/** The items that a response mentions and the cart does not contain: refused and deleted ones. */
export function effectsOutside(effects: readonly LineEffect[], lines: readonly { id: string }[]): LineEffect[] {
  const outside = effects.filter((effect) => !lines.some(({ id }) => id === effect.cartItemId));
  return outside.filter(({ cartItemId, actioned }) => cartItemId === undefined || actioned === 'DELETED_ITEM');
}

/**
 * Amounts of `qty` units, in cents [CART-ENT-011]. `finalPrice` and `finalPriceBeforeBasketCoupons` are for all units;
 * `finalPricePerUnit`, `basePrice` and `comparePrice` are for one. A saving has no label, because the page names it in
 * its own language.
 */
export function amountsBody(
  { unit, saving, handlingFee }: { unit: number; saving: number; handlingFee: number },
  qty: number,
  afterCoupons = unit * qty,
): PriceInfoBody {
  return {
    finalPrice: decimal(afterCoupons),
    finalPricePerUnit: decimal(unit),
    finalPriceBeforeBasketCoupons: decimal(unit * qty),
    basePrice: decimal(unit + saving),
    comparePrice: saving > 0 ? decimal(unit + saving) : null,
    handlingFeePerUnit: decimal(handlingFee),
    priceAdjustment: saving > 0 ? [{ amount: decimal(saving * qty) }] : [],
  };
}
