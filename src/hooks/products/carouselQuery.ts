import { queryOptions } from '@tanstack/react-query';
import { type Carousel, type CarouselOptions, readCarousel } from '../../core/products/client/carouselClient';
import type { CarouselRequest } from '../../core/products/client/carouselSources';
import type { Storefront } from '../../core/storefront';
import { CUSTOMER_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

/**
 * The products of a carousel, fresh for a minute. All attempts count as one request [REC-007, REC-008]. Not persisted,
 * because they depend on what the customer has viewed and bought.
 */
export function carouselQuery(
  storefront: Storefront,
  request: CarouselRequest,
  options: CarouselOptions = {},
): ShopQuery<Carousel> {
  return queryOptions({
    queryKey: shopKey(storefront, 'carousel', storefront.settings.config.recommendations, request, options),
    staleTime: 60_000,
    ...CUSTOMER_QUERY,
    queryFn: ({ signal }) => readCarousel(storefront, request, options, signal),
  });
}
