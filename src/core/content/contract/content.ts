import * as v from '../../../schema';
import { Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/** A banner at one breakpoint; width and height of its image, in pixels [CONT-002]. */
export const BannerSizeBody = v.object({
  assetUrl: Text,
  beaconUrls: TextOrList,
  clickUrls: TextOrList,
  imageWidth: TextOrNumber,
  imageHeight: TextOrNumber,
});

export type BannerSizeBody = v.InferOutput<typeof BannerSizeBody>;

/** Parsed separately, so that an error names the size that it is in. */
const Size = v.optional(v.unknown());

/** The slot and theme that an item of content is for; other fields are ignored [CONT-001]. */
export const ContentSlotBody = v.object({ slot: Text, theme: Text });

/** A brand-shop banner; `sizes` is keyed by breakpoint: xs, sm, md, lg [CONT-001, CONT-002]. */
export const BannerBody = v.object({
  slot: Text,
  theme: Text,
  altText: Text,
  destinationURL: Text,
  targetWindow: Text,
  sizes: v.nullish(v.object({ xs: Size, sm: Size, md: Size, lg: Size })),
});

/** The image banners of a slot; each banner is parsed separately [CONT-005]. */
export const EcommContentBody = v.object({ banners: v.nullish(v.array(v.unknown()), []) });

/** The text content of slots, as HTML that has not been sanitized [CONT-006]. */
export const HtmlContentBody = v.object({
  htmlContent: v.nullish(v.array(v.object({ slot: Text, theme: Text, html: Text })), []),
});
