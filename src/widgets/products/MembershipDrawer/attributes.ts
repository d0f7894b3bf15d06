import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const benefits = v.custom<string[]>(
  (value) => Array.isArray(value) && value.every((each) => typeof each === 'string' && each !== ''),
  'a list of strings',
);

/** `<div data-quire="membership-drawer" data-sku="…"></div>`; `benefits` are read from a JSON child. */
export const attributes = v.object({
  sku: v.optional(text),
  benefits: v.optional(benefits),
  cartUrl: v.optional(text),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

/** Events that the page can listen for: `quire:open` and `quire:close`. */
export const callbacks = ['onOpenChange'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
