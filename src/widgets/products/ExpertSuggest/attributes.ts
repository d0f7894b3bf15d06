import { flag, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="expert-suggest"></div>`, once on a page; with `data-sku` it has a button of its own. */
export const attributes = v.object({
  sku: v.optional(text),
  number: v.optional(wholeNumber),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

/** Props with another name than their attribute. */
export const props = { number: 'count' } as const;

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
