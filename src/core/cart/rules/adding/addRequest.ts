import type { DeliveryType, ParentRelation } from '../cart';

/** One item that a page adds. `version` b2 exempts an item from the check for zero and negative quantities [CART-ADD-014]. */
export type AddItem = {
  sku: string;
  /** A whole number; another one is refused with INVALID_QTY [DEC-002]. */
  quantity: number;
  resolvedSku?: string;
  deliveryType?: DeliveryType;
  storeNumber?: string;
  parent?: { lineId?: string; sku?: string; relation: ParentRelation };
  isFreeSample?: boolean;
  version?: string;
};

/** The places from which an item can be added: the value of `source` in an add request [GEN-007]. */
export const ADD_SOURCES = [
  'productTile',
  'recommendation',
  'list',
  'quickView',
  'quickBuy',
  'furnitureTable',
] as const;

export type AddSource = (typeof ADD_SOURCES)[number];

type AddRefusal = { ok: false; code: 'INVALID_ITEMS' | 'INVALID_QTY' | 'FREE_SAMPLE_ALONE'; text: string };

export type AddVerdict = { ok: true; items: AddItem[] } | AddRefusal;

/** The number of items with a quantity of zero or less from which an add is refused [CART-ADD-014]. */
const INVALID_QTY_MIN_ITEMS = 2;

/** The message for a wrong quantity [CART-ADD-014]. */
const INVALID_QTY = 'Qty of one the items is incorrect';

/** The message for a refused free sample [CART-MSG-006]. */
export const FREE_SAMPLE_ALONE = 'A free sample cannot be purchased individually.';

const refuse = (code: AddRefusal['code'], text: string): AddRefusal => ({ ok: false, code, text });

/** The context of an add: the tenant, the `version` of its options, the store, and whether the cart has a paid line. */
export type AddFacts = { isSBA: boolean; version?: string; storeNumber?: string; hasPaidLine: boolean };

/**
 * For COM: an item to be picked up needs a store. Uses the known store; without one, the item is shipped instead
 * [CART-ADD-017, CART-ADD-018].
 */
function withStore(item: AddItem, storeNumber: string | undefined): AddItem {
  const isFetched = item.deliveryType === 'STS' || item.deliveryType === 'ISP';
  if (!isFetched || item.storeNumber) return item;
  return storeNumber ? { ...item, storeNumber } : { ...item, deliveryType: 'STA' };
}

/**
 * Validates an add before any request, and prepares its items for sending
 * [CART-ADD-013, CART-ADD-014, CART-ADD-015, CART-ADD-017, CART-ADD-018, CART-ADD-022].
 */
export function prepareAdd(items: readonly AddItem[] | undefined, facts: AddFacts): AddVerdict {
  if (!Array.isArray(items) || items.length === 0) return refuse('INVALID_ITEMS', 'Items not passed');
  if (!facts.hasPaidLine && items.every((item) => item.isFreeSample))
    return refuse('FREE_SAMPLE_ALONE', FREE_SAMPLE_ALONE);
  if (!items.every((item) => Number.isInteger(item.quantity))) return refuse('INVALID_QTY', INVALID_QTY);
  if (!facts.isSBA) return { ok: true, items: items.map((item) => withStore(item, facts.storeNumber)) };

  const wrong = facts.version === 'b2' ? [] : items.filter((item) => item.version !== 'b2' && !(item.quantity > 0));
  if (wrong.length >= INVALID_QTY_MIN_ITEMS) return refuse('INVALID_QTY', INVALID_QTY);
  return {
    ok: true,
    items: items.map((item) => (item.resolvedSku?.includes('##') ? { ...item, sku: item.resolvedSku } : item)),
  };
}
