import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="api-failure-overlay"></div>`, once on a page. */
export const attributes = v.object({ open: v.optional(flag), message: v.optional(text) });

/**
 * Events that the page can listen for: `quire:open`, `quire:close`, and `quire:retry` if the page has to retry itself.
 */
export const callbacks = ['onOpenChange', 'onRetry'] as const;

export const isDormant = true;
