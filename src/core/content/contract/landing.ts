import * as v from '../../../schema';
import { Count, Flag, Text } from '../../platform/contract/scalar';

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
