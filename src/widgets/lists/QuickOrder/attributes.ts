import { flag, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="quick-order" data-rows="8"></div>` on a page of its own. With `data-drawer` it is a button and the
 * drawer that it opens, which other widgets can open too. That requires the session's `enableQuickOrderDrawer`; without
 * it, the widget is a link to `data-page-url`.
 */
export const attributes = v.object({
  rows: v.optional(wholeNumber),
  drawer: v.optional(flag),
  label: v.optional(text),
  open: v.optional(flag),
  pageUrl: v.optional(text),
});

export const callbacks = ['onOpenChange'] as const;
