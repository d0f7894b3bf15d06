import { flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="create-list-drawer"></div>`, once on a page: others ask it to open. With `data-label` it has a button
 * of its own. `data-types="PERSONAL,SHARED"` says what a list may be.
 */
export const attributes = v.object({
  label: v.optional(text),
  open: v.optional(flag),
  types: v.optional(list),
  redirectTo: v.optional(text),
});

/** What the page hears of it: `quire:open`, `quire:close` and `quire:create`. */
export const callbacks = ['onOpen', 'onClose', 'onCreate'] as const;
