import { flag, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="quick-order" data-rows="8"></div>` on a page of its own. With `data-drawer` it is a button that opens a
 * drawer, and the drawer of whoever on the page wants it, where the session's `enableQuickOrderDrawer` is on; else a link to
 * `data-page-url`.
 */
export const attributes = v.object({
  rows: v.optional(wholeNumber),
  drawer: v.optional(flag),
  label: v.optional(text),
  open: v.optional(flag),
  pageUrl: v.optional(text),
});

/** What the page hears of it: `quire:open` and `quire:close`. */
export const callbacks = ['onOpen', 'onClose'] as const;
