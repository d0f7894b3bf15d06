import { flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="create-list-drawer"></div>`, once on a page: other widgets request it to open. With `data-label` it
 * has a button of its own. `data-types="PERSONAL,SHARED"` sets the available list types.
 */
export const attributes = v.object({
  label: v.optional(text),
  open: v.optional(flag),
  types: v.optional(list),
  redirectTo: v.optional(text),
});

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
