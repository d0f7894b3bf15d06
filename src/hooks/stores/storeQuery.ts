import { queryOptions } from '@tanstack/react-query';
import type { Storefront } from '../../core/storefront';
import { findStores } from '../../core/stores/client/storeLocator';
import type { Store } from '../../core/stores/rules/store';
import { SHOP_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

/** The stores that the shop finds for a store number, fresh for a minute [SCR-011]. */
export function storeQuery(storefront: Storefront, number: string): ShopQuery<Store[]> {
  return queryOptions({
    queryKey: shopKey(storefront, 'store', number),
    staleTime: 60_000,
    ...SHOP_QUERY,
    queryFn: ({ signal }) => findStores(storefront, { storeNumber: number, signal }),
  });
}
