import { placeOrder } from '../../core/payment/client/placeOrder';
import type { CheckoutPayment } from '../../core/payment/rules/checkoutPayment';
import { isAnswered, type OrderRequest, type PlacedOrder } from '../../core/payment/rules/placeOrder';
import { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Action } from '../platform/useAction';
import { useShopMutation } from '../platform/useShopMutation';
import { useRefetch, useShopQuery, useShopQueryClient } from '../platform/useShopQueryClient';
import { checkoutPaymentQuery } from './checkoutPaymentQuery';

export type PlaceOrder = Action<OrderRequest, PlacedOrder>;

/**
 * Places the order as it was shown to the customer, once, however often `mutate` is called meanwhile. `data` is the
 * confirmation. An `error` of kind `refused` that is not `retryable` is the shop's refusal, with its code and message:
 * nothing was charged. After any other `error` the outcome is unknown; calling again is safe, because a lost answer keeps
 * its idempotency key. Afterwards, the payments of the cart are read again. Publishes `order:placed`.
 */
export function usePlaceOrder(): PlaceOrder {
  const storefront = useStorefront();
  const queries = useShopQueryClient();
  const { queryKey } = checkoutPaymentQuery(storefront);
  return useShopMutation<OrderRequest, PlacedOrder>({
    async mutationFn(request) {
      const outcome = await placeOrder(storefront, request);
      if (outcome.ok) return outcome.order;
      throw new CommerceError('refused', outcome.code, outcome.message);
    },
    onSettled: (_order, error) => {
      const reading = queries.invalidateQueries({ queryKey });
      // a refusal is displayed together with the payments that it is about
      return error && isAnswered(error) ? reading : undefined;
    },
  });
}

/** The payments of the order as they are displayed on the page; `refetch` reads them again after a failure. */
export function useShownPayment(): { payment: CheckoutPayment | undefined; hasFailed: boolean; refetch: () => void } {
  const query = useShopQuery(checkoutPaymentQuery(useStorefront()));
  return { payment: query.data, hasFailed: query.isError && !query.isFetching, refetch: useRefetch(query) };
}
