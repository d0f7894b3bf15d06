import { queryOptions } from '@tanstack/react-query';
import { firstFilled } from '../../core/platform/client/firstFilled';
import { createRecommendationClient, type Recommendation } from '../../core/products/client/recommendationClient';
import { fbtSchemeOfAll } from '../../core/products/rules/recommendations';
import type { Storefront } from '../../core/storefront';
import { knownZip } from '../../core/stores/client/preferredStore';
import { CUSTOMER_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

export type RecommendationsParams = {
  skus: string[];
  /** Additional SKUs to exclude, because they are already displayed nearby. */
  leaveOut?: string[];
  count?: number;
  /** By default the scheme of the first product with a group of its own, by `baseCategories` [REC-011]. */
  scheme?: string | undefined;
  /** The base categories of the products, in the order of `skus`. */
  baseCategories?: readonly (string | undefined)[];
  zip?: string | undefined;
};

/**
 * Products that go with some SKUs in the cart area, fresh for a minute. If the first response is empty or fails, the
 * request is retried once, then the fallback endpoint is called once [REC-007, REC-008]. If there is still no result,
 * it is reported to the shop's log [REC-009]. Not persisted, because they depend on the customer.
 */
export function recommendationsQuery(
  storefront: Storefront,
  request: RecommendationsParams,
): ShopQuery<Recommendation[]> {
  const { skus, leaveOut = [], count, baseCategories = [] } = request;
  const zip = request.zip || knownZip(storefront);
  const { settings, log } = storefront;
  const scheme = request.scheme ?? fbtSchemeOfAll(baseCategories, settings.config.recommendations?.fbtSchemes);
  return queryOptions({
    queryKey: shopKey(storefront, 'recommendations', settings.config.recommendations, { ...request, zip }),
    staleTime: 60_000,
    ...CUSTOMER_QUERY,
    queryFn: async ({ signal }) => {
      const client = createRecommendationClient(storefront);
      const options = { leaveOut: [...skus, ...leaveOut], signal, zip, count, scheme };
      const attempt = () => client.forSkus(skus, options);
      const fallback = () => client.forSkus(skus, { ...options, isFallback: true });
      try {
        const found = await firstFilled([attempt, attempt, fallback], () => signal.aborted);
        if (found.length === 0 && !signal.aborted) void log('there are no recommendations', undefined, { skus });
        return found;
      } catch (error) {
        void log('the recommendations failed', error, { skus });
        throw error;
      }
    },
  });
}
