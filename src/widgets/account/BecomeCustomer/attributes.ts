import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="become-customer" data-label="Become a customer"></div>` */
export const attributes = v.object({ sku: v.optional(text), label: v.optional(text) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
