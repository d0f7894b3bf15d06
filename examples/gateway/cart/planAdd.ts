import { skuOf } from '../../shop/cart/answer/itemBody';
import { type LineEffect, refused } from '../../shop/cart/effect';
import { grantQuantity, type Limited } from '../../shop/cart/quantity';
import type { AddItemRequest } from '../../shop/cart/requests';
import type { EngineCart, EngineProduct } from '../engine';

/**
 * What an add is about to do. It names the quantity that each line is to have, not the one to add: so an add that was
 * interrupted can be carried out again, and doubles nothing.
 */
export type AddPlan = {
  /** the units of each SKU that the cart held before the add */
  held: Record<string, number>;
  steps: { effect: LineEffect; variantId?: string; target: number }[];
};

/** Decides how many units of each item the cart accepts, and why not all of them. */
export function planAdd(
  items: AddItemRequest[],
  held: Record<string, number>,
  products: ReadonlyMap<string, EngineProduct>,
): AddPlan {
  const targets = new Map(Object.entries(held));
  const steps = items.map((item) => {
    const sku = skuOf(item.itemId);
    const product = products.get(sku);
    const before = targets.get(sku) ?? 0;
    const refusal = refusalOf(item, product);
    if (!product || refusal) return { effect: refused(item, refusal ?? 'INVALID_ITEM'), target: before };

    const { granted, message } = grantQuantity(limited(product), item.qty, heldOf(before));
    const target = before + granted;
    targets.set(sku, target);
    const effect: LineEffect = {
      itemId: item.itemId,
      actioned: granted > 0 ? 'ADD_ITEM' : 'NONE',
      prevQty: before,
      requestedQty: item.qty,
      qtyAdded: granted,
      messages: message ? [message] : [],
    };
    return { effect, variantId: product.variantId, target };
  });
  return { held, steps };
}

function refusalOf(item: AddItemRequest, product: EngineProduct | undefined): string | undefined {
  if (item.qty <= 0) return 'INVALID_QTY';
  if (!product) return 'INVALID_ITEM';
  if (product.price === null) return 'PRICE_NOT_AVAILABLE';
  return item.deliveryType === 'ISP' ? 'NOT_AVAILABLE_FOR_BOPIS' : undefined;
}

/** The units of each SKU in a cart. */
export function unitsOf({ lines }: EngineCart): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { sku, quantity } of lines) units[sku] = (units[sku] ?? 0) + quantity;
  return units;
}

/** The units that a line of the cart has already: each SKU has one line. */
export const heldOf = (quantity: number) => ({ inLine: quantity, inCart: quantity, orderedBefore: 0 });

/** A product of the engine, as the rules of quantities need it. */
export function limited({ sku, stock, maxPerLine, maxPerCart }: EngineProduct): Limited {
  return { sku, stock, maxPerLine, maxPerCart, maxPerCustomer: null, kind: 'PRODUCT', surchargeSplit: null };
}
