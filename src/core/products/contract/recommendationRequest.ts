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
  categoryId?: string;
  superCategoryId?: string;
  departmentId?: string;
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
