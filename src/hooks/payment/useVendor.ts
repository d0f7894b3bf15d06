import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { walletClientToken } from '../../core/payment/client/paymentAuth';
import type { PaymentClient } from '../../core/payment/client/paymentClient';
import { sendVendorPayment } from '../../core/payment/client/vendorPayment';
import type { CheckoutPayment, Vendor } from '../../core/payment/rules/checkoutPayment';
import { WALLET_TYPE } from '../../core/payment/rules/payment';
import type { VendorApproval, VendorContact } from '../../core/payment/rules/vendorPayment';
import type { PaymentSettings } from '../../core/platform/client/settings';
import { CommerceError } from '../../core/platform/rules/commerceError';
import type { Money } from '../../core/platform/rules/money';
import { decimalFromMoney } from '../../core/platform/rules/moneyMath';
import { openVendorWindow } from '../../vendors/vendorWindow';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';
import { useUnmount } from '../platform/useUnmount';

export type VendorRequest = {
  vendor: Vendor;
  payment: CheckoutPayment;
  /** The page's payment settings; they decide which tokens are requested [PAY-AUTH-003]. */
  offer: Partial<PaymentSettings>;
  timeoutMs: number | undefined;
  /** The customer has approved; `pay` sends that to the shop, without leaving the page. */
  onApproved: (pay: (client: PaymentClient) => Promise<CheckoutPayment>) => void;
  /**
   * `code` is the vendor's code: it ends in _AUTH_RETRY if `again` may help, else in _AUTH_FAILURE [PAY-CODE-007,
   * PAY-CODE-008].
   */
  onFailed: (code: string, again?: () => void) => void;
  /** Asks the shop for the payments of the order. Rejects if the shop does not answer. */
  read: () => Promise<CheckoutPayment>;
  turn: VendorTurn;
};

/**
 * `off` if not available for this order; `failed` if loading failed; `authorizing` while the customer is at the
 * vendor. After the vendor's window was lost or the customer has cancelled, only the shop knows whether the vendor has
 * paid: `checking`, until the shop's first answer; `unpaid` if it has no payment so far; `unanswered` if it did not answer.
 */
export type VendorPhase = 'loading' | 'off' | 'failed' | 'ready' | 'authorizing' | 'checking' | 'unpaid' | 'unanswered';

export type VendorTurn = ReturnType<typeof useVendorTurn>;

/** Tells the developer that the shop offers its wallet, if the page has not decided whether it does, too. */
export function useWalletReminder(vendors: readonly Vendor[], walletEnabled: boolean | undefined): void {
  const { host } = useStorefront();
  const isForgotten = walletEnabled === undefined && vendors.some(({ type }) => type === WALLET_TYPE);
  useEffect(() => {
    if (isForgotten)
      host.console.warn('Quire: the shop offers the wallet, and the page does not: set payment.walletEnabled');
  }, [host, isForgotten]);
}

/** One vendor payment of a step at a time. `take` locks at once, before anything is rendered. */
export function useVendorTurn() {
  const current = useRef<string>(undefined);
  const [holder, setHolder] = useState<string>();
  const set = (type: string | undefined) => {
    current.current = type;
    setHolder(type);
  };
  return {
    holder,
    take(type: string): boolean {
      if (current.current !== undefined) return false;
      set(type);
      return true;
    },
    release(type: string): void {
      if (current.current === type) set(undefined);
    },
  };
}

/** The pauses between questions to the shop, in milliseconds. Afterwards the customer can ask. */
const ASK_AGAIN_MS = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

const UNSETTLED: readonly VendorPhase[] = ['checking', 'unpaid', 'unanswered'];

/** The state of a payment vendor on screen, from loading to the customer's approval [PAY-VEND-007]. */
export function useVendor(request: VendorRequest) {
  const { vendor, payment, turn } = request;
  const { type } = vendor;
  const storefront = useStorefront();
  const [phase, show] = useState<VendorPhase>('loading');
  const [questions, setQuestions] = useState(0);
  const token = useRef<string>(undefined);
  const closeWindow = useRef(() => {});
  /** The vendor's payment before the customer went there. */
  const before = useRef<string>(undefined);
  const newest = useRef(request);
  newest.current = request;

  const isLoading = phase === 'loading';
  // a layout effect ends at once when another tab is selected
  useLayoutEffect(() => {
    if (!isLoading) return;
    let isHere = true;
    async function load(): Promise<void> {
      if (type === WALLET_TYPE) token.current = await walletClientToken(storefront, newest.current.offer);
    }
    load().then(
      () => isHere && show('ready'),
      ({ code }: CommerceError) => {
        if (!isHere) return;
        if (code === 'WALLET_NOT_OFFERED') {
          storefront.host.console.warn(
            'Quire: the page enables the wallet, and the shop does not: enablePaypal is not set in cartAttributes',
          );
          return show('off');
        }
        show('failed');
        newest.current.onFailed(`${type}_AUTH_RETRY`, () => show('loading'));
      },
    );
    return () => {
      isHere = false;
    };
  }, [storefront, type, isLoading]);

  useUnmount(() => {
    closeWindow.current();
    turn.release(type);
  });

  function loseSight(): void {
    turn.release(type);
    show('checking');
    setQuestions((count) => count + 1);
  }

  const returned = useStableCallback((isRestored: boolean) => {
    // the page had navigated to the vendor, and the customer has come back to it
    if (isRestored && phase === 'authorizing') loseSight();
  });
  useEffect(() => storefront.host.onPageShow(returned), [storefront, returned]);

  const isUnsettled = UNSETTLED.includes(phase);
  useEffect(() => {
    if (!isUnsettled || questions === 0) return;
    let isHere = true;
    let timer: unknown;
    async function ask([pause, ...pauses]: readonly number[]): Promise<void> {
      await newest.current.read().then(
        (read) => isHere && !newPaymentIn(read, type, before.current) && show('unpaid'),
        () => isHere && show('unanswered'),
      );
      if (isHere && pause !== undefined) timer = storefront.host.setTimeout(() => void ask(pauses), pause);
    }
    void ask(ASK_AGAIN_MS);
    return () => {
      isHere = false;
      storefront.host.clearTimeout(timer);
    };
  }, [storefront, type, isUnsettled, questions]);

  /** Call it inside a click handler, because it may open a window. Does nothing during another vendor payment. */
  const start = useStableCallback((amount: Money) => {
    if (phase === 'failed') return show('loading');
    if (!turn.take(type)) return;
    before.current = newPaymentIn(payment, type);
    closeWindow.current();
    show('authorizing');
    const authorization = {
      amount: decimalFromMoney(amount),
      currency: amount.currency,
      clientToken: token.current,
    };
    closeWindow.current = openVendorWindow(vendor.url, authorization, {
      timeoutMs: request.timeoutMs,
      onLost: loseSight,
      onEnd(outcome) {
        const { onApproved, onFailed } = newest.current;
        turn.release(type);
        show('ready');
        if (outcome.end === 'approved') onApproved((client) => pay(client, outcome.approval));
        else if (outcome.end === 'declined') onFailed(`${type}_AUTH_FAILURE`);
        else onFailed(`${type}_AUTH_RETRY`, () => start(amount));
      },
    });
  });

  /** A response without the payment counts as a refusal [PAY-VEND-010]. */
  async function pay(client: PaymentClient, approval: VendorApproval): Promise<CheckoutPayment> {
    const isOfWallet = type === WALLET_TYPE;
    const contact = (of: VendorContact | undefined) => of && { ...of, isOfWallet };
    const contacts = {
      billingAddress: contact(approval.billingAddress),
      shippingAddress: contact(approval.shippingAddress),
    };
    const answered = await sendVendorPayment(storefront, { ...approval, ...contacts, type }, newest.current.offer);
    if (!answered.isSuccess || !answered.paymentTypes.includes(type)) {
      throw new CommerceError('refused', `${type}_AUTH_FAILURE`, 'The shop has not accepted this payment');
    }
    return client.read();
  }

  // another tab may have paid, such as the one with the page that the vendor returns to
  const isPaid = newPaymentIn(payment, type, before.current) !== undefined;
  const isOver = isPaid && (phase === 'authorizing' || isUnsettled);
  useEffect(() => {
    if (!isOver) return;
    closeWindow.current();
    newest.current.turn.release(type);
    show('ready');
  }, [isOver, type]);

  return {
    phase,
    start,
    /** Cancels waiting for the vendor, and asks the shop. */
    cancel() {
      closeWindow.current();
      loseSight();
    },
    /** Asks the shop again. */
    ask: loseSight,
  };
}

/** The id of the vendor's payment in an order, unless the order had it before. */
function newPaymentIn({ applied }: CheckoutPayment, type: string, before?: string): string | undefined {
  return applied.find((each) => each.type === type && each.id !== before)?.id;
}
