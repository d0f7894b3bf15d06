import { useEffect } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { Carousel, CarouselOptions } from '../../core/products/client/carouselClient';
import type { CarouselRequest } from '../../core/products/client/carouselSources';
import type { RecommendationInputs, RecommendationShelf } from '../../core/products/client/recommendationRequest';
import { useStorefront } from '../platform/StorefrontProvider';
import { queryPhase } from '../platform/shopQuery';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { carouselQuery } from './carouselQuery';

export type { CarouselOptions, RecommendationInputs, RecommendationShelf };

export type CarouselState = {
  phase: 'loading' | 'ready' | 'empty' | 'failed';
  products: Carousel['products'];
  error: CommerceError | null;
  refetch: () => void;
};

const NONE: Carousel['products'] = [];

/**
 * The state of a carousel, fresh for a minute. All attempts count as one loading phase [REC-007, REC-008]; the shown
 * products are published once [REC-006].
 */
export function useCarousel(request: CarouselRequest, options: CarouselOptions): CarouselState {
  const storefront = useStorefront();
  const query = useShopQuery(carouselQuery(storefront, request, options));
  const { data } = query;
  const { type } = request;

  useEffect(() => {
    if (!data || data.products.length === 0) return;
    storefront.events.publish('recommendations:shown', {
      type,
      products: data.products.map(({ tile, analyticsPayload }) => ({ sku: tile.sku, analyticsPayload })),
      analyticsPayload: data.analyticsPayload,
    });
  }, [data, type, storefront]);

  return {
    phase: queryPhase(query, ({ products }) => products.length === 0),
    products: data?.products ?? NONE,
    error: query.error,
    refetch: useRefetch(query),
  };
}
