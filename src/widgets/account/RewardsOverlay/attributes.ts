import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="rewards-overlay" data-label="Rewards"></div>` */
export const attributes = v.object({ label: v.optional(text) });

/** Events that the page can listen for: `quire:open` and `quire:close`. */
export const callbacks = ['onOpenChange'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
