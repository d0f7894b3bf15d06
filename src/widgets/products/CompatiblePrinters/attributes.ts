import { flag, list } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="compatible-printers" data-skus="…,…"></div>` with a button of its own. Without SKUs, it opens on a
 * request from the page.
 */
export const attributes = v.object({
  skus: v.optional(list),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
