import { queryOptions } from '@tanstack/react-query';
import { type ContentSlot, readBanners, readHtmlContent } from '../../core/content/client/contentClient';
import { readLanding } from '../../core/content/client/landingClient';
import type { Banner } from '../../core/content/rules/banner';
import type { Landing, LandingFilters } from '../../core/content/rules/landing';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

const CONTENT_QUERY = { staleTime: 60_000, ...SHOP_QUERY, refetchOnWindowFocus: false } as const;

/** The banners of a place of the page, fresh for a minute [CONT-001]. */
export function bannersQuery(storefront: Storefront, slot: ContentSlot): ShopQuery<Banner[]> {
  return queryOptions({
    queryKey: shopKey(storefront, 'banners', slot),
    ...CONTENT_QUERY,
    queryFn: ({ signal }) => readBanners(storefront, slot, signal),
  });
}

/** The shop's HTML for a place of the page, not sanitised, fresh for a minute [CONT-006]. */
export function htmlContentQuery(storefront: Storefront, slot: ContentSlot): ShopQuery<string[]> {
  return queryOptions({
    queryKey: shopKey(storefront, 'html-content', slot),
    ...CONTENT_QUERY,
    queryFn: ({ signal }) => readHtmlContent(storefront, slot, signal),
  });
}

/** The landing page for some filters, fresh for a minute [CONT-003]. `landingFiltersOf` reads them from a URL. */
export function landingQuery(storefront: Storefront, filters: LandingFilters): ShopQuery<Landing> {
  return queryOptions({
    queryKey: shopKey(storefront, 'landing', filters),
    ...CONTENT_QUERY,
    queryFn: ({ signal }) => readLanding(storefront, filters, signal),
  });
}
