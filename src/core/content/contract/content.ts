import * as v from '../../../schema';
import { Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/** A banner as it is for one width of the page; width and height are pixels of its picture [CONT-002]. */
export const BannerSizeBody = v.object({
  assetUrl: Text,
  beaconUrls: TextOrList,
  clickUrls: TextOrList,
  imageWidth: TextOrNumber,
  imageHeight: TextOrNumber,
});

export type BannerSizeBody = v.InferOutput<typeof BannerSizeBody>;

/** Read by itself, so that what is wrong in it is told by its name. */
const Size = v.optional(v.unknown());

/** For which place and theme of a page something is, whatever else it says [CONT-001]. */
export const PlaceBody = v.object({ slot: Text, theme: Text });

/** A brand-shop banner, by the names of the breakpoints: xs, sm, md, lg [CONT-001, CONT-002]. */
export const BannerBody = v.object({
  slot: Text,
  theme: Text,
  altText: Text,
  destinationURL: Text,
  targetWindow: Text,
  sizes: v.nullish(v.object({ xs: Size, sm: Size, md: Size, lg: Size })),
});

export type BannerBody = v.InferOutput<typeof BannerBody>;

/** What stands in a place of the page in pictures; each banner is read by itself [CONT-005]. */
export const EcommContentBody = v.object({ banners: v.array(v.unknown()) });

/** What stands in places of the page in words, as HTML that nobody has looked through yet [CONT-006]. */
export const HtmlContentBody = v.object({
  htmlContent: v.array(v.object({ slot: Text, theme: Text, html: Text })),
});
