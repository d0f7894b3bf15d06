import * as v from '../../../schema';

/** `<div data-quire="ship-to-overlay"></div>`, once on a page of a business. Other widgets request it to open. */
export const attributes = v.object({});

/** Events that the page can listen for: `quire:open`, `quire:close` and `quire:success`. */
export const callbacks = ['onOpenChange', 'onSuccess'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
