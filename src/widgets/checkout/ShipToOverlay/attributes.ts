import * as v from '../../../schema';

/** `<div data-quire="ship-to-overlay"></div>`, once on a page of a business. Other widgets request it to open. */
export const attributes = v.object({});

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
