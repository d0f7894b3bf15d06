import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const isNumber = (value: unknown) => ['string', 'number'].includes(typeof value) && Number(value) >= 0;
const isList = (value: unknown) => [value].flat().every((each) => typeof each === 'string');

const pixels = v.nullish(v.custom<number | string>(isNumber, 'a number of pixels'));
const addresses = v.nullish(v.custom<string | string[]>(isList, 'a URL or a list of URLs'));

const size = v.nullish(
  v.object({
    assetUrl: v.nullish(v.string()),
    imageWidth: pixels,
    imageHeight: pixels,
    beaconUrls: addresses,
    clickUrls: addresses,
  }),
);

/**
 * `<div data-quire="brand-shop-banner" data-alt="Acme" data-url="/acme"><script type="application/json">{ "assets": {
 * "xs": { "assetUrl": "/acme.webp", "imageWidth": 320, "imageHeight": 160 } } }</script></div>`, by breakpoint
 * [CONT-002].
 */
export const attributes = v.object({
  assets: v.object({ xs: size, sm: size, md: size, lg: size }),
  alt: v.optional(v.string()),
  url: v.optional(text),
  opensNewTab: v.optional(flag),
});

export const callbacks = ['onPress'] as const;
