import { flag, milliseconds, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="atc-drawer" data-surface="overlay" data-cart-url="/cc/mmx/cart"></div>`, once on a page. */
export const attributes = v.object({
  surface: v.optional(v.picklist(['drawer', 'overlay'])),
  showRelated: v.optional(flag),
  showAddToList: v.optional(flag),
  recsNumber: v.optional(wholeNumber),
  scheme: v.optional(text),
  cartUrl: v.optional(text),
  checkoutUrl: v.optional(text),
  autoCloseMs: v.optional(milliseconds),
});

/** Props with another name than their attribute. */
export const props = { recsNumber: 'recommendationCount' } as const;

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
