import * as v from '../../../schema';
import { Count, Flag, Text } from '../../platform/contract/scalar';

/** What a page may be narrowed to; `value` is what the address and the call say, without a comma [CONT-003]. */
export const LandingChoiceBody = v.object({ value: v.string(), name: Text, count: Count });

const Choices = v.nullish(v.array(LandingChoiceBody));

export type LandingChoiceBody = v.InferOutput<typeof LandingChoiceBody>;

/** One part of a landing page: words in `headliner`, a banner, or products in `items`, which are read one by one. */
export const LandingComponentBody = v.object({
  componentType: v.string(),
  headliner: v.nullish(v.array(v.unknown())),
  banner: v.optional(v.unknown()),
  title: Text,
  items: v.nullish(v.array(v.unknown())),
});

/** The components of a landing page, from top to bottom, and what it may be narrowed to [CONT-004]. */
export const LandingBody = v.object({
  components: v.array(v.unknown()),
  filters: v.nullish(v.object({ brands: Choices, categories: Choices, promos: Choices, bopis: Flag })),
  total: Count,
});

export type LandingBody = v.InferOutput<typeof LandingBody>;

/** What the call sends. */
export type LandingRequest = {
  filters: { brands: readonly string[]; categories: readonly string[]; bopis: boolean; promo?: string | undefined };
};
