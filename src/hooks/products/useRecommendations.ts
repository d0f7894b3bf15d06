'use client';

import { useQuery } from '@tanstack/react-query';
import { createRecommendationClient, type Recommendation } from '../../core/products/client/recommendationClient';
import { knownZip } from '../../core/stores/client/zipcode';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { type RecommendationsParams, recommendationsQuery } from './recommendationsQuery';

const NONE: Recommendation[] = [];

/** Products that go with `skus`. The result may be empty; a failure also gives an empty result and is logged. */
export function useRecommendations(request: RecommendationsParams): {
  phase: 'loading' | 'shown' | 'empty';
  products: Recommendation[];
} {
  const storefront = useStorefront();
  const { send, settings, site, log } = storefront;
  const client = createRecommendationClient(send, settings, site);
  const requestWithZip = { ...request, zip: request.zip || knownZip(storefront) };
  const query = useQuery(recommendationsQuery(client, log, requestWithZip), useShopQueryClient());
  const products = query.data ?? NONE;
  return { phase: query.isPending ? 'loading' : products.length > 0 ? 'shown' : 'empty', products };
}
