import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="auto-restock-drawer" data-sku="MUG" data-label="Auto restock"></div>` */
export const attributes = v.object({ sku: v.optional(text), label: v.optional(text) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
