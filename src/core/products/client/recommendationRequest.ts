import type { Settings } from '../../platform/client/settings';
import type { SiteVariables } from '../../platform/rules/context';
import type {
  RecommendationInputs,
  RecommendationRequest,
  RecommendationShelf,
} from '../contract/recommendationRequest';
import { RECOMMENDATION_COUNTS } from '../rules/recommendations';

/** How long one try may take: three fit into the time after which an empty place would say more than a waiting one. */
export const RECOMMENDATIONS_TIMEOUT_MS = 5000;

/** What is asked for unless the page says otherwise; the zip is for where none is known of the customer [REC-005]. */
export const RECOMMENDATIONS = {
  scheme: 'fbt_default',
  mboxes: ['atc_drawer'],
  zip: '01702',
  count: RECOMMENDATION_COUNTS.cart,
};

export type { RecommendationInputs, RecommendationShelf };

export type RecommendationAsk = RecommendationShelf & {
  skus?: readonly string[] | undefined;
  leaveOut?: readonly string[] | undefined;
  scheme?: string | undefined;
  mboxes?: readonly string[] | undefined;
  context?: string | undefined;
  count?: number | undefined;
  zip?: string | undefined;
  inputs?: RecommendationInputs | undefined;
};

/** The body of a recommendation call; locale and channel are those of the page [REC-001, REC-003, REC-004, REC-005, REC-013]. */
export function recommendationRequest(
  { skus = [], leaveOut = [], scheme, mboxes, context = '', count, zip, inputs, ...shelf }: RecommendationAsk,
  settings: Settings,
  site: SiteVariables,
): RecommendationRequest {
  const defaults = { ...RECOMMENDATIONS, ...settings.given.recommendations };
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
      locale: site.hyphenatedLocale || 'en-US',
      channel: site.channelId || 'WEB',
      inputs: { adType: 'checkoutAddToCart', skipOutOfStock: true, ...inputs },
    },
  };
}
