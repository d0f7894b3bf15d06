import { queryOptions } from '@tanstack/react-query';
import type { ClientLog } from '../core/client/clientLog';
import type { RecommendationClient } from '../core/client/recommendationClient';

export type RecommendationWish = { skus: string[]; count?: number; scheme?: string };

/**
 * Products that go with some SKUs: fresh for a minute, asked once more when the first answer is empty or fails [REC-007].
 * When there are none after that, the shop is told [REC-009].
 */
export function recommendationsQuery(client: RecommendationClient, log: ClientLog, wish: RecommendationWish) {
  const { skus, count, scheme } = wish;
  return queryOptions({
    queryKey: ['quire', 'recommendations', skus, count, scheme],
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const options = {
        leaveOut: skus,
        signal,
        ...(count !== undefined && { count }),
        ...(scheme !== undefined && { scheme }),
      };
      const first = await client.forSkus(skus, options).catch(() => []);
      if (first.length > 0 || signal.aborted) return first;
      try {
        const second = await client.forSkus(skus, options);
        if (second.length === 0) void log('there are no recommendations', undefined, { skus });
        return second;
      } catch (error) {
        void log('the recommendations failed', error, { skus });
        throw error;
      }
    },
  });
}
