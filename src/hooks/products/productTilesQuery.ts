import { queryOptions } from '@tanstack/react-query';
import type { ProductTileClient } from '../../core/products/client/productTileClient';
import { SHOP_QUERY } from '../platform/shopQuery';

/** Products by SKU, fresh for a minute. A partial failure is an error for all of them [TILE-034]. */
export function productTilesQuery(client: ProductTileClient, skus: readonly string[]) {
  return queryOptions({
    queryKey: ['quire', 'tiles', skus],
    staleTime: 60_000,
    ...SHOP_QUERY,
    queryFn: async () => {
      const { tiles, error } = await client.read(skus);
      if (error) throw error;
      return tiles;
    },
  });
}
