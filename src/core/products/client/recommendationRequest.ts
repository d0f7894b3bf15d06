import type { Settings } from '../../platform/client/settings';
import type { SiteVariables } from '../../platform/rules/context';
import type { RecommendationInputs, RecommendationRequest, RecommendationShelf } from '../contract/recommendation';
import { RECOMMENDATION_COUNTS } from '../rules/recommendations';

/**
 * The timeout of one attempt. Three attempts fit into the longest time for which a loading placeholder is better than
 * an empty space.
 */
export const RECOMMENDATIONS_TIMEOUT_MS = 5000;

/** The defaults of a request; the ZIP code is used if the customer's is unknown [REC-005]. */
export const RECOMMENDATIONS = {
  scheme: 'fbt_default',
  mboxes: ['atc_drawer'],
  zip: '01702',
  count: RECOMMENDATION_COUNTS.cart,
};

export type { RecommendationInputs, RecommendationShelf };

export type RecommendationParams = RecommendationShelf & {
  skus?: readonly string[] | undefined;
  leaveOut?: readonly string[] | undefined;
  scheme?: string | undefined;
  mboxes?: readonly string[] | undefined;
  context?: string | undefined;
  count?: number | undefined;
  zip?: string | undefined;
  inputs?: RecommendationInputs | undefined;
};

/**
 * The body of a recommendation request; locale and channel are the page's [REC-001, REC-003, REC-004, REC-005,
 * REC-013].
 */
export function recommendationRequest(
  { skus = [], leaveOut = [], scheme, mboxes, context = '', count, zip, inputs, ...shelf }: RecommendationParams,
  settings: Settings,
  site: SiteVariables,
): RecommendationRequest {
  const defaults = { ...RECOMMENDATIONS, ...settings.config.recommendations };
  return {
    configValues: {},
    serviceContext: {},
    query: {
      ...shelf,
      skuList: skus,
      skusToBeFiltered: leaveOut,
      scheme: scheme ?? defaults.scheme,
      mboxes: mboxes ?? defaults.mboxes,
      context,
      number: count ?? defaults.count,
      zip: zip || defaults.zip,
      locale: site.hyphenatedLocale,
      channel: site.channelId,
      inputs: { adType: 'checkoutAddToCart', skipOutOfStock: true, ...inputs },
    },
  };
}
