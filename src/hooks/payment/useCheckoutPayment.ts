import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type PaymentClient, paymentOf } from '../../core/payment/client/paymentClient';
import { type CheckoutPayment, hasNoOrder } from '../../core/payment/rules/checkoutPayment';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { checkoutPaymentQuery } from './checkoutPaymentQuery';

/** The result of an action: it succeeded, another one was pending, or the shop rejected it. */
export type ActOutcome = 'done' | 'busy' | CommerceError;

export type CheckoutPaymentState = {
  phase: 'loading' | 'ready' | 'failed';
  payment: CheckoutPayment | undefined;
  /** Only one action at a time: further calls resolve with `busy`. */
  isBusy: boolean;
  reload: () => void;
  /** Asks the shop for the payments of the order. Rejects with CommerceError if it does not answer. */
  read: () => Promise<CheckoutPayment>;
  /** Runs an action and shows the resulting payment; with `waits` it queues behind a pending action. Never rejects. */
  act: (call: PaymentAct, options?: { waits?: boolean }) => Promise<ActOutcome>;
};

type PaymentAct = (client: PaymentClient) => Promise<CheckoutPayment | undefined>;

/** The payment state of the order; reloads when the cart changes and when the page becomes visible again. */
export function useCheckoutPayment(): CheckoutPaymentState {
  const storefront = useStorefront();
  const queries = useShopQueryClient();
  const options = checkoutPaymentQuery(storefront);
  const query = useQuery(options, queries);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Promise<ActOutcome>>(undefined);
  const { refetch } = query;

  useEffect(
    () =>
      storefront.events.subscribe('cart:changed', ({ changes, origin }) => {
        // another tab may have paid, which changes no line
        if (changes.length > 0 || origin === 'other-tab') void refetch();
      }),
    [storefront, refetch],
  );

  useEffect(
    () =>
      storefront.host.onVisible(() => {
        // a pending action brings the newest state itself
        if (!running.current) void refetch();
      }),
    [storefront, refetch],
  );

  const isOver = query.data !== undefined && hasNoOrder(query.data);
  useEffect(() => {
    // the page still shows the old cart; a failure is in the cart's own state
    if (isOver) void storefront.cart.read({ isRefresh: true }).catch(() => undefined);
  }, [storefront, isOver]);

  async function act(call: PaymentAct, { waits = false } = {}): Promise<ActOutcome> {
    while (waits && running.current) await running.current;
    if (running.current) return 'busy';
    setBusy(true);
    running.current = outcomeOf(call);
    const outcome = await running.current;
    running.current = undefined;
    setBusy(false);
    return outcome;
  }

  async function outcomeOf(call: PaymentAct): Promise<ActOutcome> {
    try {
      // a read in flight would restore the previous payments
      await queries.cancelQueries({ queryKey: options.queryKey });
      const payment = await call(paymentOf(storefront));
      // after the last component has unmounted, the cache has no such query, and must not get the payments back
      if (payment && queries.getQueryState(options.queryKey)) queries.setQueryData(options.queryKey, payment);
      return 'done';
    } catch (error) {
      // the action may have succeeded all the same, or its target is gone, so reload the actual state
      void refetch();
      return error as CommerceError;
    }
  }

  return {
    phase: query.data ? 'ready' : query.isFetching ? 'loading' : 'failed',
    payment: query.data,
    isBusy,
    reload: () => void refetch(),
    async read() {
      const { data } = await refetch({ throwOnError: true });
      return data as CheckoutPayment;
    },
    act,
  };
}
