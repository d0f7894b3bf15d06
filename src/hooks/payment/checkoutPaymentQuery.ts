import { queryOptions } from '@tanstack/react-query';
import { paymentOf } from '../../core/payment/client/paymentClient';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY } from '../platform/shopQuery';

/** The payments of the cart. Always stale, because other tabs may pay the same cart. */
export function checkoutPaymentQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'payment'],
    staleTime: 0,
    ...SHOP_QUERY,
    queryFn: ({ signal }) => paymentOf(storefront).read(signal),
  });
}
