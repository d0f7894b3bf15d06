import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="premium-overlay" data-sku="PREMIUM-1Y" data-label="Go premium"></div>` */
export const attributes = v.object({ sku: text, label: v.optional(text), price: v.optional(text) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
