/** What the calls of recommendations may be told besides [REC-003, REC-013, REC-014]. */
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

/** Which part of the catalogue it is about [REC-013]. */
export type RecommendationShelf = {
  categoryId?: string;
  superCategoryId?: string;
  departmentId?: string;
  classId?: string;
};

/** What the two recommendation calls are asked [REC-001, REC-013]. */
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
