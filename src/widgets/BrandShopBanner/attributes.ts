import * as v from 'valibot';
import { flag, text } from '../../attributes/attribute';

const size = v.optional(v.unknown());

/**
 * `<div data-quire="brand-shop-banner" data-alt="Acme" data-url="/acme"><script type="application/json">{ "assets":
 * { "xs": { "assetUrl": "/acme.webp", "imageWidth": 320, "imageHeight": 160 } } }</script></div>`, by breakpoint [CONT-002].
 */
export const attributes = v.object({
  assets: v.object({ xs: size, sm: size, md: size, lg: size }),
  alt: v.optional(v.string()),
  url: v.optional(text),
  opensNewTab: v.optional(flag),
});

/** What the page hears of it: `quire:press`. */
export const callbacks = ['onPress'] as const;
