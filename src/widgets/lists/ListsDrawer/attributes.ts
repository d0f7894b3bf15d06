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

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
