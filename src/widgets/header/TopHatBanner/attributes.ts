import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="top-hat-banner" data-slot="home"></div>` */
export const attributes = v.object({
  slot: v.optional(v.picklist(['home', 'cart', 'global'], 'home, cart or global')),
  theme: v.optional(text),
});
