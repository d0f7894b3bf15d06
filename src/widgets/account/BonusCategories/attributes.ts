import { list, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="bonus-categories" data-label="Your bonus categories"></div>` */
export const attributes = v.object({
  label: v.optional(text),
  categories: v.optional(list),
  max: v.optional(wholeNumber),
});

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
