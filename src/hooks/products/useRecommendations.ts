import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { Recommendation } from '../../core/products/client/recommendationClient';
import { useStorefront } from '../platform/StorefrontProvider';
import { queryPhase } from '../platform/shopQuery';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { type RecommendationsParams, recommendationsQuery } from './recommendationsQuery';

const NONE: Recommendation[] = [];

/** Products that go with `skus`. The result may be empty; a failure is logged. */
export function useRecommendations(request: RecommendationsParams): {
  phase: 'loading' | 'ready' | 'empty' | 'failed';
  products: Recommendation[];
  error: CommerceError | null;
  refetch: () => void;
} {
  const query = useShopQuery(recommendationsQuery(useStorefront(), request));
  return {
    phase: queryPhase(query, ({ length }) => length === 0),
    products: query.data ?? NONE,
    error: query.error,
    refetch: useRefetch(query),
  };
}
