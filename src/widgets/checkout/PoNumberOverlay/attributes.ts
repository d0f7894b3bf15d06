import { flag } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="po-number-overlay"></div>`, once on a page of a business. Other widgets request it to open. */
export const attributes = v.object({ required: v.optional(flag) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
