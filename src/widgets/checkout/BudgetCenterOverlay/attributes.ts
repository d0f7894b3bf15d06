import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="budget-center-overlay"></div>`, once on a page of a business; others ask it to open. */
export const attributes = v.object({
  scope: v.optional(v.picklist(['cart', 'line'])),
  cartItemId: v.optional(text),
  required: v.optional(flag),
  ignoreBcUpdate: v.optional(flag),
});

/** What the page hears of it: `quire:open`, `quire:close` and `quire:save`. */
export const callbacks = ['onOpen', 'onClose', 'onSave'] as const;
