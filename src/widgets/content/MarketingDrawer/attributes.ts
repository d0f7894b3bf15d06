import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="marketing-drawer" data-label="Get our newsletter"></div>` */
export const attributes = v.object({ label: v.optional(text), thankYouUrl: v.optional(text) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
