import { flag, list, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

type Item = { sku: string; quantity: number };

const isItem = (item: Item | null) =>
  typeof item?.sku === 'string' && item.sku !== '' && Number.isInteger(item.quantity) && item.quantity > 0;

const items = v.custom<Item[]>(
  (value) => Array.isArray(value) && value.every(isItem),
  'a list of {"sku", "quantity"}, each quantity a whole number of at least 1',
);

/** `<div data-quire="add-to-cart-button" data-sku="FUR-BO-10001798" data-qty="2" data-feedback="toast">` */
export const attributes = v.object({
  sku: text,
  qty: v.optional(wholeNumber),
  showQuantity: v.optional(flag),
  maxQty: v.optional(wholeNumber),
  increment: v.optional(wholeNumber),
  deliveryType: v.optional(v.picklist(['STS', 'ISP', 'STA'])),
  storeNumber: v.optional(text),
  source: v.optional(text),
  feedback: v.optional(v.picklist(['toast', 'drawer', 'overlay', 'none'])),
  afterAdd: v.optional(v.picklist(['feedback', 'redirect'])),
  passCartItemIds: v.optional(flag),
  relatedItems: v.optional(flag),
  warrantySku: v.optional(text),
  coupons: v.optional(list),
  buyNow: v.optional(flag),
  label: v.optional(text),
  productState: v.optional(v.picklist(['blocked', 'out-of-stock', 'coming-soon', 'pre-order', 'in-store-only'])),
  disabledReason: v.optional(text),
  version: v.optional(text),
  /** From a JSON child element: [{"sku": "…", "quantity": 1}]. */
  items: v.optional(items),
});

/** Props with another name than their attribute. */
export const props = { qty: 'quantity', maxQty: 'maxQuantity' } as const;

export const callbacks = ['onSuccess', 'onError', 'onQuantityChange'] as const;
