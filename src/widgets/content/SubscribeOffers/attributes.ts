import { flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="subscribe-offers" data-label="Get our offers" data-landing-pages="ink,paper"></div>` */
export const attributes = v.object({
  label: v.optional(text),
  landingPages: v.optional(list),
  requirePhone: v.optional(flag),
});

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
