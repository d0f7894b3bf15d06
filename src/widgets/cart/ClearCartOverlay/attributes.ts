import * as v from '../../../schema';

/** `<div data-quire="clear-cart-overlay"></div>`: it opens on a request from the page. */
export const attributes = v.object({});

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
