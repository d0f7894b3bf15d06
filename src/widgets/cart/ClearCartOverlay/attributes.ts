import * as v from '../../../schema';

/** `<div data-quire="clear-cart-overlay"></div>`: it opens on a request from the page. */
export const attributes = v.object({});

/** Events that the page can listen for: `quire:open`, `quire:close` and `quire:success`. */
export const callbacks = ['onOpenChange', 'onSuccess'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
