import { queryOptions } from '@tanstack/react-query';
import { paymentOf } from '../../core/payment/client/paymentClient';
import type { CheckoutPayment } from '../../core/payment/rules/checkoutPayment';
import type { Storefront } from '../../core/storefront';
import { PERSONAL_QUERY, personalKey, type ShopQuery } from '../platform/shopQuery';

/**
 * The payments of the cart, with saved cards and addresses. Always stale, because other tabs may pay the same cart. Not
 * prefetched and not persisted; the cache forgets them when their last component unmounts.
 */
export function checkoutPaymentQuery(storefront: Storefront): ShopQuery<CheckoutPayment> {
  return queryOptions({
    queryKey: personalKey(storefront, 'payment'),
    staleTime: 0,
    ...PERSONAL_QUERY,
    queryFn: ({ signal }) => paymentOf(storefront).read(signal),
  });
}
