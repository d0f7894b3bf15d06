import { flag } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="po-number-overlay"></div>`, once on a page of a business. Other widgets request it to open. */
export const attributes = v.object({ required: v.optional(flag) });

/** Events that the page can listen for: `quire:open`, `quire:close` and `quire:success`. */
export const callbacks = ['onOpenChange', 'onSuccess'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
