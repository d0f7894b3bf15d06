import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="marketing-drawer" data-label="Get our newsletter"></div>` */
export const attributes = v.object({ label: v.optional(text), thankYouUrl: v.optional(text) });

/** Events that the page can listen for: `quire:open`, `quire:close` and `quire:success`. */
export const callbacks = ['onOpenChange', 'onSuccess'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
