import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="quote-overlay" data-label="Request a quote"></div>` */
export const attributes = v.object({ label: v.optional(text) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
