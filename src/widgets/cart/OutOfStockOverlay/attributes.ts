import { flag, list } from '../../../attributes/attribute';
import * as v from '../../../schema';

type Item = { sku: string; lineId?: string; name?: string };

const isItem = (item: Item | null) =>
  typeof item?.sku === 'string' &&
  item.sku !== '' &&
  [item.lineId, item.name].every((text) => text === undefined || typeof text === 'string');

const items = v.custom<Item[]>(
  (value) => Array.isArray(value) && value.every(isItem),
  'a list of {"sku", "lineId", "name"}',
);

/** `<div data-quire="out-of-stock-overlay"></div>`, once on a page; `items` are read from a JSON child. */
export const attributes = v.object({
  open: v.optional(flag),
  items: v.optional(items),
  altSkus: v.optional(list),
});

/** Props with another name than their attribute. */
export const props = { altSkus: 'alternatives' } as const;

/** Events that the page can listen for: `quire:open`, `quire:close`, and `quire:remove` with the removed item. */
export const callbacks = ['onOpenChange', 'onRemove'] as const;

export const isDormant = true;
