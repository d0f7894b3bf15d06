import { flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="lists-drawer" data-label="Lists" data-view-all-url="/cc/mmx/list/mylists"></div>`. With
 * `data-mode="add"` and `data-skus="A,B"` it adds those SKUs to a list.
 */
export const attributes = v.object({
  label: v.optional(text),
  mode: v.optional(v.picklist(['view', 'add'])),
  skus: v.optional(list),
  showCount: v.optional(flag),
  viewAllUrl: v.optional(text),
  createUrl: v.optional(text),
  open: v.optional(flag),
});

/** Events that the page can listen for: `quire:open` and `quire:close`. */
export const callbacks = ['onOpenChange'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
