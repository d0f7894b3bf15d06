import { queryOptions } from '@tanstack/react-query';
import { readOrder } from '../../core/checkout/client/orderClient';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY } from '../platform/shopQuery';

/**
 * One order; null if the shop has no order with that number. Cached, because an order does not change while it is
 * viewed.
 */
export function orderQuery(storefront: Storefront, number: string) {
  return queryOptions({
    queryKey: ['quire', 'order', number],
    staleTime: 60_000,
    ...SHOP_QUERY,
    queryFn: async ({ signal }) => (await readOrder(storefront, number, signal)) ?? null,
  });
}
