import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="content-banner" data-slot="home" data-theme="sale">` around the fallback HTML for the slot. */
export const attributes = v.object({
  slot: text,
  theme: v.optional(text),
  source: v.optional(v.picklist(['banner', 'html'], 'banner or html')),
});
