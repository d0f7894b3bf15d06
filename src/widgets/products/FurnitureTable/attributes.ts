import { flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const COLUMNS = ['price', 'availability'] as const;

const columns = v.pipe(list, v.array(v.picklist(COLUMNS)));

/**
 * `<div data-quire="furniture-table" data-skus="FUR-CH-1,FUR-CH-2" data-title="Chairs"><a href="…">Compare</a></div>`
 */
export const attributes = v.object({
  skus: v.optional(list),
  title: v.optional(text),
  columns: v.optional(columns),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
  cartUrl: v.optional(text),
});

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
