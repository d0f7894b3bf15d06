import { queryOptions } from '@tanstack/react-query';
import { paymentOf } from '../core/client/paymentClient';
import type { Storefront } from '../core/client/storefront';

/** How the cart is paid so far. It is read anew whenever somebody looks, for other tabs pay the same cart. */
export function checkoutPaymentQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'payment'],
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => paymentOf(storefront).read(signal),
  });
}
