import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="api-failure-overlay"></div>`, once on a page. */
export const attributes = v.object({ open: v.optional(flag), message: v.optional(text) });

/** What the page hears of it: `quire:open`, `quire:close`, and `quire:retry` when it is to try again itself. */
export const callbacks = ['onOpen', 'onClose', 'onRetry'] as const;
