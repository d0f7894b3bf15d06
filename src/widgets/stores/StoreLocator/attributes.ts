import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="store-locator" data-layout="inline" data-radius="50mi"><a href="/stores">Stores</a></div>` */
export const attributes = v.object({
  layout: v.optional(v.picklist(['drawer', 'inline'])),
  radius: v.optional(text),
  address: v.optional(text),
  storeNumber: v.optional(text),
  mapsKey: v.optional(text),
  showMap: v.optional(flag),
  localBusiness: v.optional(flag),
  label: v.optional(text),
});

export const callbacks = ['onOpenChange', 'onChange'] as const;
