import { flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="replacement-drawer"></div>`, once on a page; with `data-sku` it has a button of its own. */
export const attributes = v.object({
  sku: v.optional(text),
  alternatives: v.optional(list),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
