import * as v from '../../../schema';
import { Count, Flag, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

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

/** An option of a landing page filter; `value` is used in the URL and the request, and has no comma [CONT-003]. */
export const LandingChoiceBody = v.object({ value: v.string(), name: Text, count: Count });

const Choices = v.nullish(v.array(LandingChoiceBody));

export type LandingChoiceBody = v.InferOutput<typeof LandingChoiceBody>;

/**
 * A component of a landing page: text in `headliner`, a banner, or products in `items`, which are parsed one by one.
 */
export const LandingComponentBody = v.object({
  componentType: v.string(),
  headliner: v.nullish(v.array(v.unknown())),
  banner: v.optional(v.unknown()),
  title: Text,
  items: v.nullish(v.array(v.unknown())),
});

/** The components of a landing page, from top to bottom, and its filter options [CONT-004]. */
export const LandingBody = v.object({
  components: v.array(v.unknown()),
  filters: v.nullish(v.object({ brands: Choices, categories: Choices, promos: Choices, bopis: Flag })),
  total: Count,
});

export type LandingBody = v.InferOutput<typeof LandingBody>;

/** Body of the landing page request. */
export type LandingRequest = {
  filters: { brands: readonly string[]; categories: readonly string[]; bopis: boolean; promo?: string | undefined };
};
