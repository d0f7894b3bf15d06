import { flag, list, text } from '../../../attributes/attribute';
import { TILE_VARIANTS } from '../../../core/products/rules/tileVariant';
import * as v from '../../../schema';

const item = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object with the product, {"itemId": "…"}',
);

const each = v.object({
  sku: v.optional(text),
  item: v.optional(item),
  variant: v.optional(v.picklist(TILE_VARIANTS)),
  list: v.optional(text),
  pageIndicator: v.optional(text),
  showCompare: v.optional(flag),
  showLists: v.optional(flag),
  lists: v.optional(list),
  swatches: v.optional(list),
  becomeCustomer: v.optional(flag),
  priceFlag: v.optional(v.picklist(['0', '1'])),
  source: v.optional(text),
  feedback: v.optional(v.picklist(['toast', 'drawer', 'overlay', 'none'])),
});

/**
 * `<div data-quire="product-tile" data-sku="FUR-BO-10001798" data-variant="listTile">`, or with the product data as
 * `{"item": {"itemId": "…", "title": "…"}}` in a JSON child.
 */
export const attributes = v.pipe(
  each,
  v.custom<v.InferOutput<typeof each>>(
    (input) => ['sku', 'item'].some((name) => name in (input as object)),
    'data-sku, or the product as "item" in a JSON child',
  ),
);

export const callbacks = ['onPress'] as const;
