import { parentOf, roomUnder } from '../../shop/cart/adding/parent';
import { skuOf } from '../../shop/cart/answer/itemBody';
import { type LineEffect, refused } from '../../shop/cart/effect';
import { heldOf } from '../../shop/cart/line';
import { grantQuantity, type Limited } from '../../shop/cart/quantity';
import type { AddItemRequest } from '../../shop/cart/requests';
import type { EngineCart, EngineParent, EngineProduct } from '../engine';
import { keyOf, lineKey, type toShopLine } from './lines';

/**
 * What an add is about to do. It names the quantity that each line is to have, not the one to add: so an add that was
 * interrupted can be carried out again, and doubles nothing.
 */
export type AddPlan = {
  /** the units of each line that the cart held before the add */
  held: Record<string, number>;
  steps: Step[];
};

type Step = { effect: LineEffect; variantId?: string; parent?: EngineParent; target: number };

/** Names the line that a step changes. */
export const keyOfStep = ({ effect, parent }: Step): string => lineKey(skuOf(effect.itemId), parent?.sku);

type ShopLine = ReturnType<typeof toShopLine>;
type Adding = { lines: ShopLine[]; requested: ReadonlySet<string>; products: ReadonlyMap<string, EngineProduct> };

/**
 * Decides how many units of each item the cart accepts, and why not all of them. Plans are last, because the products
 * that they belong to may be in the same request.
 */
export function planAdd(
  items: AddItemRequest[],
  held: Record<string, number>,
  cart: EngineCart,
  products: ReadonlyMap<string, EngineProduct>,
): AddPlan {
  const requested = new Set(items.map(({ itemId }) => skuOf(itemId)));
  const adding = { lines: linesOf(held, cart, products), requested, products };
  const isPlan = ({ itemId }: AddItemRequest) => Number(products.get(skuOf(itemId))?.relation != null);
  const steps = new Map<AddItemRequest, Step>();
  for (const item of items.toSorted((a, b) => isPlan(a) - isPlan(b))) steps.set(item, planItem(item, adding));
  return { held, steps: items.flatMap((item) => steps.get(item) ?? []) };
}

function planItem(item: AddItemRequest, { lines, requested, products }: Adding): Step {
  const sku = skuOf(item.itemId);
  const product = products.get(sku);
  const refusal = refusalOf(item, product);
  if (!product || refusal) return { effect: refused(item, refusal ?? 'INVALID_ITEM'), target: 0 };
  const { relation } = product;
  const covered = lines.filter((it) => !it.parentLineId && products.get(it.sku)?.plans.includes(sku));
  const above = relation ? parentOf(item, covered, requested) : undefined;
  if (above === 'missing') return { effect: refused(item, 'STANDALONE_WARRANTY_ITEM'), target: 0 };

  const identity = { sku, parentLineId: above?.id ?? null, parentRelation: relation };
  const line = lines.find((it) => it.sku === sku && it.parentLineId === identity.parentLineId);
  const before = line?.qty ?? 0;
  const held = { inLine: before, inCart: heldOf(lines, sku), orderedBefore: 0 };
  const room = above && roomUnder(lines, above, relation);
  const { granted, message } = grantQuantity(limited(product), item.qty, held, room);
  const target = before + granted;
  if (line) line.qty = target;
  else if (granted > 0) lines.push({ id: lineKey(sku, above?.sku), qty: target, ...identity });
  const effect: LineEffect = {
    itemId: item.itemId,
    actioned: granted > 0 ? 'ADD_ITEM' : 'NONE',
    prevQty: before,
    requestedQty: item.qty,
    qtyAdded: granted,
    messages: message ? [message] : [],
  };
  const parent = above && relation ? { parent: { sku: above.sku, relation } } : {};
  return { effect, variantId: product.variantId, ...parent, target };
}

/** The lines that the cart held before the add, by the ids that they have now. */
function linesOf(
  held: Record<string, number>,
  { lines }: EngineCart,
  products: ReadonlyMap<string, EngineProduct>,
): ShopLine[] {
  const ids = new Map(lines.map((line) => [keyOf(line), line.id]));
  return Object.entries(held).map(([key, qty]) => {
    const [sku = '', parentSku] = key.split('##');
    const parentLineId = parentSku === undefined ? null : (ids.get(parentSku) ?? parentSku);
    return { id: ids.get(key) ?? key, sku, qty, parentLineId, parentRelation: products.get(sku)?.relation ?? null };
  });
}

function refusalOf(item: AddItemRequest, product: EngineProduct | undefined): string | undefined {
  if (item.qty <= 0) return 'INVALID_QTY';
  if (!product) return 'INVALID_ITEM';
  if (product.price === null) return 'PRICE_NOT_AVAILABLE';
  return item.deliveryType === 'ISP' ? 'NOT_AVAILABLE_FOR_BOPIS' : undefined;
}

/** A product of the engine, as the rules of quantities need it. */
export function limited({ sku, stock, maxPerLine, maxPerCart, relation }: EngineProduct): Limited {
  return {
    sku,
    stock,
    maxPerLine,
    maxPerCart,
    maxPerCustomer: null,
    kind: relation ?? 'PRODUCT',
    surchargeSplit: null,
  };
}
