import { list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="loyalty-offers" data-label="Your offers"></div>` */
export const attributes = v.object({ label: v.optional(text), offers: v.optional(list) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
