import { queryOptions } from '@tanstack/react-query';
import type { ClientLog } from '../../core/platform/client/clientLog';
import { firstFilled } from '../../core/platform/client/firstFilled';
import type { RecommendationClient } from '../../core/products/client/recommendationClient';
import { SHOP_QUERY } from '../platform/shopQuery';

export type RecommendationWish = {
  skus: string[];
  /** What is not to be among them besides: what stands beside them already. */
  leaveOut?: string[];
  count?: number;
  scheme?: string;
  zip?: string | undefined;
};

/**
 * Products that go with some SKUs in the cart area: fresh for a minute, asked once more when the first answer is empty or
 * fails, then once of the other call [REC-007, REC-008]. When there are none after that, the shop is told [REC-009].
 */
export function recommendationsQuery(client: RecommendationClient, log: ClientLog, wish: RecommendationWish) {
  const { skus, leaveOut = [], count, scheme, zip } = wish;
  return queryOptions({
    queryKey: ['quire', 'recommendations', skus, leaveOut, count, scheme, zip],
    staleTime: 60_000,
    ...SHOP_QUERY,
    queryFn: async ({ signal }) => {
      const options = {
        leaveOut: [...skus, ...leaveOut],
        signal,
        zip,
        ...(count !== undefined && { count }),
        ...(scheme !== undefined && { scheme }),
      };
      const ask = () => client.forSkus(skus, options);
      const fallback = () => client.forSkus(skus, { ...options, isFallback: true });
      try {
        const found = await firstFilled([ask, ask, fallback], () => signal.aborted);
        if (found.length === 0 && !signal.aborted) void log('there are no recommendations', undefined, { skus });
        return found;
      } catch (error) {
        void log('the recommendations failed', error, { skus });
        throw error;
      }
    },
  });
}
