'use client';

import type { Recommendation } from '../../core/products/client/recommendationClient';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQuery } from '../platform/useShopQueryClient';
import { type RecommendationsParams, recommendationsQuery } from './recommendationsQuery';

const NONE: Recommendation[] = [];

/** Products that go with `skus`. The result may be empty; a failure also gives an empty result and is logged. */
export function useRecommendations(request: RecommendationsParams): {
  phase: 'loading' | 'ready' | 'empty';
  products: Recommendation[];
} {
  const query = useShopQuery(recommendationsQuery(useStorefront(), request));
  const products = query.data ?? NONE;
  return { phase: query.isPending ? 'loading' : products.length > 0 ? 'ready' : 'empty', products };
}
