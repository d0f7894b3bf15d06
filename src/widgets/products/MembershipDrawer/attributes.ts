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

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
