import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="header-menu" data-position="main"></div>`, or with its own items in the shop's field format:
 * `<script type="application/json">{ "items": [{ "url": "/ink", "headliner": [{ "headlinertext":
 * "Ink" }] }] }</script>`
 */
export const attributes = v.object({
  items: v.optional(v.array(v.unknown())),
  position: v.optional(v.picklist(['main', 'utility', 'account'], 'main, utility or account')),
  label: v.optional(text),
});

export const callbacks = ['onOpenChange'] as const;
