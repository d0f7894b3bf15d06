import { list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const variant = v.picklist(['full', 'slim', 'logo-only', 'tpv'], 'full, slim, logo-only or tpv');

/** `<div data-quire="site-header" data-route-id="home" data-slot="home">the fallback header</div>` */
export const attributes = v.object({
  variant: v.optional(variant),
  routeId: v.optional(text),
  flowType: v.optional(text),
  slot: v.optional(v.picklist(['home', 'cart'], 'home or cart')),
  parts: v.optional(list),
  searchUrl: v.optional(text),
  suggestUrl: v.optional(text),
});

/** Events that the page can listen for: `quire:load` with the variant, `quire:error` with a status. */
export const callbacks = ['onLoad', 'onError'] as const;
