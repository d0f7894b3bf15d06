import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PaymentClient, paymentOf } from '../../core/payment/client/paymentClient';
import { type CheckoutPayment, hasNoOrder } from '../../core/payment/rules/checkoutPayment';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useEvent } from '../platform/useEvent';
import { SHOP_MUTATION } from '../platform/useShopMutation';
import { useRefetch, useShopQueryClient } from '../platform/useShopQueryClient';
import { useStableCallback } from '../platform/useStableCallback';
import { checkoutPaymentQuery } from './checkoutPaymentQuery';

/** The result of an action: it succeeded, was ignored because another one was pending, or the shop rejected it. */
export type ActOutcome = 'done' | 'ignored' | CommerceError;

export type CheckoutPaymentState = ReturnType<typeof useCheckoutPayment>;

type PaymentAct = (client: PaymentClient) => Promise<CheckoutPayment | undefined>;

/** The payment state of the order; reloads when the cart changes and when the page becomes visible again. */
export function useCheckoutPayment() {
  const storefront = useStorefront();
  const queries = useShopQueryClient();
  const options = checkoutPaymentQuery(storefront);
  const query = useQuery(options, queries);
  const { queryKey } = options;
  const isBusy = useIsMutating({ mutationKey: queryKey }, queries) > 0;
  const action = useMutation<CheckoutPayment | undefined, CommerceError, PaymentAct>(
    {
      ...SHOP_MUTATION,
      mutationKey: queryKey,
      scope: { id: queryKey.join() },
      async mutationFn(call) {
        // a read in flight would restore the previous payments
        await queries.cancelQueries({ queryKey });
        return call(paymentOf(storefront));
      },
      onSuccess(payment) {
        // after the last component has unmounted, the cache has no such query, and must not get the payments back
        if (!payment || !queries.getQueryState(queryKey)) return;
        const isReading = queries.isFetching({ queryKey }) > 0;
        queries.setQueryData(queryKey, payment);
        // the shop may have answered that read before the action
        if (isReading) void query.refetch();
      },
      // the action may have succeeded all the same, or its target is gone, so reload the actual state
      onError: () => void query.refetch(),
    },
    queries,
  );
  const { refetch } = query;

  useEvent('cart:changed', ({ cart, changes, origin }) => {
    // another tab may have paid, which changes no line; nor does a tax that depends on the address
    const isOther = query.data?.total && cart.summary.total && query.data.total.minor !== cart.summary.total.minor;
    if (changes.length > 0 || origin === 'other-tab' || isOther) void refetch();
  });

  const reloadWhenVisible = useStableCallback(() => {
    // a pending action brings the newest state itself
    if (!isBusy) void refetch();
  });
  useEffect(() => storefront.host.onVisible(reloadWhenVisible), [storefront, reloadWhenVisible]);

  const isOver = query.data !== undefined && hasNoOrder(query.data);
  useEffect(() => {
    // the page still shows the old cart
    if (isOver) void storefront.cart.refresh();
  }, [storefront, isOver]);

  /**
   * Runs an action and shows the resulting payment. It is ignored while another one is pending; with `waits` it queues
   * behind it. Never rejects.
   */
  async function act(call: PaymentAct, { waits = false } = {}): Promise<ActOutcome> {
    if (!waits && queries.isMutating({ mutationKey: queryKey }) > 0) return 'ignored';
    return action.mutateAsync(call).then(
      () => 'done' as const,
      (error: CommerceError) => error,
    );
  }

  return {
    phase: query.data ? ('ready' as const) : query.isFetching ? ('loading' as const) : ('failed' as const),
    payment: query.data,
    /** An action is pending, in any part of the page. */
    isBusy,
    refetch: useRefetch(query),
    /** Asks the shop for the payments of the order. Rejects with CommerceError if it does not answer. */
    async read() {
      const { data } = await refetch({ throwOnError: true });
      return data as CheckoutPayment;
    },
    act,
  };
}
