import { flag, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="delivery-choice" data-sku="FUR-BO-10001798" data-earliest="2026-11-28" data-latest="2026-11-30"></div>` */
export const attributes = v.object({
  sku: text,
  qty: v.optional(wholeNumber),
  inStoreOnly: v.optional(flag),
  earliest: v.optional(text),
  latest: v.optional(text),
});

/** Props with another name than their attribute. */
export const props = { qty: 'quantity' } as const;

export const callbacks = ['onChange'] as const;
