import { queryOptions } from '@tanstack/react-query';
import { readOrder } from '../../core/checkout/client/orderClient';
import type { Order } from '../../core/checkout/rules/order';
import type { Storefront } from '../../core/storefront';
import { PERSONAL_QUERY, personalKey, type ShopQuery } from '../platform/shopQuery';

/**
 * One order; null if the shop has no order with that number. Fresh for a minute, because an order does not change while
 * it is viewed. Not prefetched and not persisted, because it has addresses.
 */
export function orderQuery(storefront: Storefront, number: string): ShopQuery<Order | null> {
  return queryOptions({
    queryKey: personalKey(storefront, 'order', number),
    staleTime: 60_000,
    ...PERSONAL_QUERY,
    queryFn: async ({ signal }) => (await readOrder(storefront, number, signal)) ?? null,
  });
}
