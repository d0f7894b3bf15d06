import { useEffect, useRef, useState } from 'react';
import { walletClientToken } from '../../core/payment/client/paymentAuth';
import type { Vendor } from '../../core/payment/rules/checkoutPayment';
import { WALLET_TYPE } from '../../core/payment/rules/payment';
import type { VendorApproval } from '../../core/payment/rules/vendorPayment';
import type { PaymentSettings } from '../../core/platform/client/settings';
import type { Money } from '../../core/platform/rules/money';
import { decimalFromMoney } from '../../core/platform/rules/moneyMath';
import { createVendorWindow, type VendorWindow } from '../../vendors/vendorWindow';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';

export type VendorRequest = {
  vendor: Vendor;
  /** The page's payment settings; they decide which tokens are requested [PAY-AUTH-003]. */
  offer: Partial<PaymentSettings>;
  timeoutMs: number | undefined;
  onApproved: (approval: VendorApproval) => void;
  /**
   * `code` is the vendor's code: it ends in _AUTH_RETRY if `again` may help, else in _AUTH_FAILURE [PAY-CODE-007,
   * PAY-CODE-008].
   */
  onFailed: (code: string, again?: () => void) => void;
  /** Asks the shop whether it has this vendor's payment. Rejects if the shop does not answer. */
  isPaid: () => Promise<boolean>;
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
  const { host, settings } = useStorefront();
  const isForgotten =
    (walletEnabled ?? settings.config.payment?.walletEnabled) === undefined &&
    vendors.some(({ type }) => type === WALLET_TYPE);
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
  const { vendor } = request;
  const storefront = useStorefront();
  const [round, setRound] = useState(0);
  // every round begins with `loading`, whatever the result of the previous one
  const [reported, setReported] = useState({ round, phase: 'loading' as VendorPhase });
  const phase = reported.round === round ? reported.phase : 'loading';
  const vendorWindow = useRef<VendorWindow>(undefined);
  const newest = useRef(request);
  newest.current = request;

  useEffect(() => {
    let isHere = true;
    const show = (next: VendorPhase) => {
      if (isHere) setReported({ round, phase: next });
    };
    // a payment in flight would be lost if another URL or timeout replaced its window
    const { vendor: loadedVendor, timeoutMs, offer } = newest.current;
    const clientToken = vendor.type === WALLET_TYPE ? () => walletClientToken(storefront, offer) : undefined;
    const loaded = createVendorWindow(loadedVendor.url, { timeoutMs, clientToken });
    vendorWindow.current = loaded;
    show('loading');
    loaded.load().then(
      () => show('ready'),
      (error: { code?: string }) => {
        if (!isHere) return;
        if (error.code === 'WALLET_NOT_OFFERED') {
          storefront.host.console.warn(
            'Quire: the page enables the wallet, and the shop does not: enablePaypal is not set in cartAttributes',
          );
          return show('off');
        }
        show('failed');
        newest.current.onFailed(`${vendor.type}_AUTH_RETRY`, () => setRound((before) => before + 1));
      },
    );
    return () => {
      isHere = false;
      loaded.teardown();
      newest.current.turn.release(vendor.type);
    };
  }, [storefront, vendor.type, round]);

  const show = (next: VendorPhase) => setReported({ round, phase: next });
  const isUnsettled = UNSETTLED.includes(phase);
  const [question, setQuestion] = useState(0);

  function loseSight(): void {
    request.turn.release(vendor.type);
    show('checking');
    setQuestion((before) => before + 1);
  }

  const returned = useStableCallback((isRestored: boolean) => {
    // the page had navigated to the vendor, and the customer has come back to it
    if (isRestored && phase === 'authorizing') loseSight();
  });
  useEffect(() => storefront.host.onPageShow(returned), [storefront, returned]);

  const showAnswer = useStableCallback((next: VendorPhase) => {
    if (next === 'ready') settle();
    else show(next);
  });
  useEffect(() => {
    if (!isUnsettled || question === 0) return;
    let isHere = true;
    let timer: unknown;
    async function ask([pause, ...pauses]: readonly number[]): Promise<void> {
      const next: VendorPhase = await newest.current.isPaid().then(
        (isPaid) => (isPaid ? 'ready' : 'unpaid'),
        () => 'unanswered',
      );
      if (!isHere) return;
      showAnswer(next);
      if (pause !== undefined) timer = storefront.host.setTimeout(() => void ask(pauses), pause);
    }
    void ask(ASK_AGAIN_MS);
    return () => {
      isHere = false;
      storefront.host.clearTimeout(timer);
    };
  }, [storefront, isUnsettled, question, showAnswer]);

  /** Call it inside a click handler, because it may open a window. Does nothing during another vendor payment. */
  const start = useStableCallback((amount: Money): void => {
    if (phase === 'failed') {
      setRound((before) => before + 1);
      return;
    }
    const authorization = { amount: decimalFromMoney(amount), currency: amount.currency };
    const active = vendorWindow.current;
    if (!active || !request.turn.take(vendor.type)) return;
    show('authorizing');
    // ignores a window that another one has replaced
    const onLost = () => active === vendorWindow.current && loseSight();
    void active.authorize(authorization, onLost).then((outcome) => {
      const { end } = outcome;
      if (active !== vendorWindow.current || end === 'redirected' || end === 'cancelled') return;
      request.turn.release(vendor.type);
      show('ready');
      if (end === 'approved') newest.current.onApproved({ ...outcome.approval, type: vendor.type });
      else if (end === 'declined') newest.current.onFailed(`${vendor.type}_AUTH_FAILURE`);
      else if (end === 'timeout') newest.current.onFailed(`${vendor.type}_AUTH_RETRY`, () => start(amount));
    });
  });

  /** The shop has the payment: the vendor has nothing left to do. */
  const settle = useStableCallback((): void => {
    vendorWindow.current?.teardown();
    request.turn.release(vendor.type);
    if (phase === 'authorizing' || isUnsettled) show('ready');
  });

  return {
    phase,
    start,
    /** Cancels waiting for the vendor, and asks the shop. */
    cancel() {
      vendorWindow.current?.teardown();
      loseSight();
    },
    /** Asks the shop again. */
    ask: loseSight,
    settle,
  };
}
