import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type PaymentClient, paymentOf } from '../../core/payment/client/paymentClient';
import { type CheckoutPayment, hasNoOrder } from '../../core/payment/rules/checkoutPayment';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { checkoutPaymentQuery } from './checkoutPaymentQuery';

/** What became of one act of the customer: it was done, the shop said no, or another one was under way. */
export type ActOutcome = 'done' | 'busy' | CommerceError;

export type CheckoutPaymentState = {
  phase: 'loading' | 'ready' | 'failed';
  payment: CheckoutPayment | undefined;
  /** One act at a time: presses meanwhile do nothing. */
  isBusy: boolean;
  reload: () => void;
  /** Does something about the payment, and shows what the shop answers; once it is its turn, where it `waits`. Never rejects. */
  act: (call: PaymentAct, options?: { waits?: boolean }) => Promise<ActOutcome>;
};

type PaymentAct = (client: PaymentClient) => Promise<CheckoutPayment | undefined>;

/** How the order is paid, for the screen; it is read again when the cart is another one, and when the page is seen again. */
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
      storefront.events.subscribe('cart:changed', ({ changes }) => {
        if (changes.length > 0) void refetch();
      }),
    [storefront, refetch],
  );

  useEffect(
    () =>
      storefront.host.onVisible(() => {
        // what is being done brings the newest itself
        if (!running.current) void refetch();
      }),
    [storefront, refetch],
  );

  const isOver = query.data !== undefined && hasNoOrder(query.data);
  useEffect(() => {
    // the page still shows what was in the cart; a failure is in the cart's own state
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
      // a read that is under way would bring the payments of before
      await queries.cancelQueries({ queryKey: options.queryKey });
      const payment = await call(paymentOf(storefront));
      if (payment) queries.setQueryData(options.queryKey, payment);
      return 'done';
    } catch (error) {
      // it may have been done all the same, or what was pressed is gone: what is true now is shown
      void refetch();
      return error as CommerceError;
    }
  }

  return {
    phase: query.data ? 'ready' : query.isFetching ? 'loading' : 'failed',
    payment: query.data,
    isBusy,
    reload: () => void refetch(),
    act,
  };
}
