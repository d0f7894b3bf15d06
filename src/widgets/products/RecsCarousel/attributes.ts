import { flag, list, text, wholeNumber } from '../../../attributes/attribute';
import { RECOMMENDATION_PLACEMENTS, RECOMMENDATION_TYPES } from '../../../core/products/rules/recommendations';
import { TILE_VARIANTS } from '../../../core/products/rules/tileVariant';
import type { RecommendationInputs } from '../../../hooks/products/useCarousel';
import * as v from '../../../schema';

const inputs = v.custom<RecommendationInputs>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object with inputs of the call, {"skipOutOfStock": true}',
);

/**
 * `<div data-quire="recs-carousel" data-type="customersAlsoBought" data-skus="FUR-BO-10001798">`; `inputs` are read
 * from a JSON child.
 */
export const attributes = v.object({
  type: v.optional(v.picklist(RECOMMENDATION_TYPES)),
  place: v.optional(v.picklist(RECOMMENDATION_PLACEMENTS)),
  heading: v.optional(text),
  skus: v.optional(list),
  skusToBeFiltered: v.optional(list),
  scheme: v.optional(text),
  baseCategory: v.optional(text),
  mboxes: v.optional(list),
  context: v.optional(text),
  number: v.optional(wholeNumber),
  zip: v.optional(text),
  fallback: v.optional(v.picklist(['at', 'sparx', 'none'])),
  mboxName: v.optional(text),
  adBoxName: v.optional(text),
  ofAccount: v.optional(flag),
  categoryId: v.optional(text),
  superCategoryId: v.optional(text),
  departmentId: v.optional(text),
  classId: v.optional(text),
  inputs: v.optional(inputs),
  variant: v.optional(v.picklist(TILE_VARIANTS)),
  showCompare: v.optional(flag),
  pageIndicator: v.optional(text),
  feedback: v.optional(v.picklist(['toast', 'drawer', 'overlay', 'none'])),
});

/** Props with another name than their attribute. */
export const props = { number: 'count', skusToBeFiltered: 'excludedSkus' } as const;

export const callbacks = ['onPress'] as const;
