import * as v from '../../../schema';
import { Amount, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/** One recommended product: the subset of a tile that a recommendation slot renders. */
export const RecommendationBody = v.object({
  itemId: v.string(),
  title: Text,
  url: Text,
  image: TextOrList,
  price: TextOrNumber,
  priceValue: Amount,
  actionLabel: Text,
  analyticsPayload: v.nullish(v.unknown()),
});

/** Response of the recommendation endpoint. */
export const RecommendationsBody = v.object({ data: v.nullish(v.array(RecommendationBody)) });

export type RecommendationBody = v.InferOutput<typeof RecommendationBody>;

/** Optional inputs of the recommendation endpoints [REC-003, REC-013, REC-014]. */
export type RecommendationInputs = {
  sparq?: boolean;
  brandTransformationSwitch?: boolean;
  includeBaseCategory?: boolean;
  includeInkAndTonerDetails?: boolean;
  isAutoRestock?: boolean;
  isListProductAlt?: boolean;
  skipOutOfStock?: boolean;
  coreSkuNumber?: string;
  isDAS?: boolean;
  enableMonetization?: boolean;
  enableCrealytics?: boolean;
  /** [REC-004] */
  adType?: 'checkoutAddToCart';
  enableSparxV2?: boolean;
  includeSpecifications?: boolean;
  eventType?: 'bopis' | 'isAutoRestock';
};

/** The part of the catalogue to recommend from [REC-013]. */
export type RecommendationShelf = {
  /** The category of the page. */
  categoryId?: string;
  /** The super category of the page. */
  superCategoryId?: string;
  /** The department of the page. */
  departmentId?: string;
  /** The class of the page. */
  classId?: string;
};

/** Body of the two recommendation endpoints [REC-001, REC-013]. */
export type RecommendationRequest = {
  configValues: object;
  serviceContext: object;
  query: RecommendationShelf & {
    skuList: readonly string[];
    skusToBeFiltered: readonly string[];
    scheme: string;
    mboxes: readonly string[];
    context: string;
    number: number;
    zip: string;
    locale: string;
    channel: string;
    inputs: RecommendationInputs;
  };
};
