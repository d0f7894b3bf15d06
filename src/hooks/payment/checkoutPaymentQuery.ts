import { queryOptions } from '@tanstack/react-query';
import { paymentOf } from '../../core/payment/client/paymentClient';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY } from '../platform/shopQuery';

/** How the cart is paid so far. It is read anew whenever somebody looks, for other tabs pay the same cart. */
export function checkoutPaymentQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'payment'],
    staleTime: 0,
    ...SHOP_QUERY,
    queryFn: ({ signal }) => paymentOf(storefront).read(signal),
  });
}
