import { list, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="bonus-categories" data-label="Your bonus categories"></div>` */
export const attributes = v.object({
  label: v.optional(text),
  categories: v.optional(list),
  max: v.optional(wholeNumber),
});

/** What the page hears of it: `quire:open`, `quire:close` and `quire:done`. */
export const callbacks = ['onOpen', 'onClose', 'onDone'] as const;
