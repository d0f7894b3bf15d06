import { queryOptions } from '@tanstack/react-query';
import { productTilesOf } from '../../core/products/client/productTileClient';
import type { ProductTile } from '../../core/products/rules/productTile';
import type { Storefront } from '../../core/storefront';
import { CUSTOMER_QUERY, SHOP_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

/**
 * Products by SKU, fresh for a minute. Concurrent requests of a page are batched. A partial failure is an error for all
 * of them [TILE-034]. Not persisted for a business, because prices depend on its account.
 */
export function productTilesQuery(storefront: Storefront, skus: readonly string[]): ShopQuery<ProductTile[]> {
  const { site, settings } = storefront;
  return queryOptions({
    queryKey: shopKey(storefront, 'tiles', settings.config.tiles?.inputs, skus),
    staleTime: 60_000,
    ...(site.isSBA ? CUSTOMER_QUERY : SHOP_QUERY),
    queryFn: async () => {
      const { tiles, error } = await productTilesOf(storefront).read(skus);
      if (error) throw error;
      return tiles;
    },
  });
}
