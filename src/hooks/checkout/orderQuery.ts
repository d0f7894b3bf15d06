import { queryOptions } from '@tanstack/react-query';
import { readOrder } from '../../core/checkout/client/orderClient';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY } from '../platform/shopQuery';

/** One order; null when the shop knows none of that number. An order does not change while it is looked at. */
export function orderQuery(storefront: Storefront, number: string) {
  return queryOptions({
    queryKey: ['quire', 'order', number],
    staleTime: 60_000,
    ...SHOP_QUERY,
    queryFn: async ({ signal }) => (await readOrder(storefront, number, signal)) ?? null,
  });
}
