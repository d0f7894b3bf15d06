import { flag, list } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="compatible-cartridges" data-skus="…,…"></div>` with a button of its own; without SKUs it waits for the page's wishes. */
export const attributes = v.object({
  skus: v.optional(list),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

/** What the page hears of it: `quire:open` and `quire:close`. */
export const callbacks = ['onOpen', 'onClose'] as const;
