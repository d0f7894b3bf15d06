import { useEffect, useRef, useState } from 'react';
import { walletClientToken } from '../../core/payment/client/paymentAuth';
import type { Vendor } from '../../core/payment/rules/checkoutPayment';
import { WALLET_TYPE } from '../../core/payment/rules/payment';
import type { VendorApproval } from '../../core/payment/rules/vendorPayment';
import type { PaymentSettings } from '../../core/platform/client/settings';
import type { Money } from '../../core/platform/rules/money';
import { decimalFromMoney } from '../../core/platform/rules/moneyMath';
import type { VendorAdapter } from '../../vendors/adapter';
import { createVendorWindow } from '../../vendors/vendorWindow';
import { createWallet } from '../../vendors/wallet';
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
};

/**
 * `off` if not available for this order; `failed` if loading failed; `authorizing` while the customer is at the
 * vendor; `closed` after the customer closed the vendor's window.
 */
export type VendorPhase = 'loading' | 'off' | 'failed' | 'ready' | 'authorizing' | 'closed';

export type VendorState = {
  phase: VendorPhase;
  /** Call it inside a click handler, because it may open a window. */
  start: (amount: Money) => void;
  /** Cancels waiting for the vendor. */
  cancel: () => void;
};

/** The state of a payment vendor on screen, from loading to the customer's approval [PAY-VEND-007]. */
export function useVendor(request: VendorRequest): VendorState {
  const { vendor, timeoutMs } = request;
  const storefront = useStorefront();
  const [round, setRound] = useState(0);
  // every round begins with `loading`, whatever the result of the previous one
  const [reported, setReported] = useState({ round, phase: 'loading' as VendorPhase });
  const phase = reported.round === round ? reported.phase : 'loading';
  const adapter = useRef<VendorAdapter>(undefined);
  const newest = useRef(request);
  newest.current = request;

  useEffect(() => {
    let isHere = true;
    const show = (next: VendorPhase) => {
      if (isHere) setReported({ round, phase: next });
    };
    const isWallet = vendor.type === WALLET_TYPE;
    const clientToken = () => walletClientToken(storefront, newest.current.offer);
    const loaded = isWallet
      ? createWallet(vendor.url, { clientToken, timeoutMs })
      : createVendorWindow(vendor.url, timeoutMs);
    adapter.current = loaded;
    show('loading');
    loaded.load().then(
      () => show('ready'),
      (error: { code?: string }) => {
        if (!isHere) return;
        if (error.code === 'WALLET_NOT_OFFERED') return show('off');
        show('failed');
        newest.current.onFailed(`${vendor.type}_AUTH_RETRY`, () => setRound((before) => before + 1));
      },
    );
    return () => {
      isHere = false;
      loaded.teardown();
    };
  }, [storefront, vendor.type, vendor.url, timeoutMs, round]);

  const show = (next: VendorPhase) => setReported({ round, phase: next });

  const start = useStableCallback((amount: Money): void => {
    if (phase === 'failed') {
      setRound((before) => before + 1);
      return;
    }
    const authorization = { amount: decimalFromMoney(amount), currency: amount.currency };
    const active = adapter.current;
    show('authorizing');
    void active?.authorize(authorization).then((outcome) => {
      // another adapter has replaced it, or the component has unmounted
      if (active !== adapter.current) return;
      const { end } = outcome;
      if (end === 'redirected') return;
      show(end === 'closed' ? 'closed' : 'ready');
      if (end === 'approved') newest.current.onApproved({ ...outcome.approval, type: vendor.type });
      else if (end === 'declined') newest.current.onFailed(`${vendor.type}_AUTH_FAILURE`);
      else if (end === 'timeout') newest.current.onFailed(`${vendor.type}_AUTH_RETRY`, () => start(amount));
    });
  });

  return { phase, start, cancel: () => adapter.current?.teardown() };
}
