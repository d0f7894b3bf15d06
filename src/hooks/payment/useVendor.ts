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

export type VendorWish = {
  vendor: Vendor;
  /** What the page offers; it decides which tokens are asked for [PAY-AUTH-003]. */
  offer: Partial<PaymentSettings>;
  timeoutMs: number | undefined;
  onApproved: (approval: VendorApproval) => void;
  /** The vendor's code: it ends in _AUTH_RETRY where `again` may help, else in _AUTH_FAILURE [PAY-CODE-007, PAY-CODE-008]. */
  onFailed: (code: string, again?: () => void) => void;
};

/**
 * `off` for this order; `failed` when it could not be got ready; `waiting` while the vendor asks the customer; `left` once the
 * customer went away from it.
 */
export type VendorPhase = 'loading' | 'off' | 'failed' | 'ready' | 'waiting' | 'left';

export type VendorState = {
  phase: VendorPhase;
  /** Within a press: it may open a window. */
  start: (amount: Money) => void;
  /** Gives up waiting. */
  cancel: () => void;
};

/** A vendor of payments on screen, from getting it ready to what the customer said there [PAY-VEND-007]. */
export function useVendor(wish: VendorWish): VendorState {
  const { vendor, timeoutMs } = wish;
  const storefront = useStorefront();
  const [round, setRound] = useState(0);
  // a round begins with loading, whatever the one before has come to
  const [told, setTold] = useState({ round, phase: 'loading' as VendorPhase });
  const phase = told.round === round ? told.phase : 'loading';
  const adapter = useRef<VendorAdapter>(undefined);
  const newest = useRef(wish);
  newest.current = wish;

  useEffect(() => {
    let isHere = true;
    const show = (next: VendorPhase) => {
      if (isHere) setTold({ round, phase: next });
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

  const show = (next: VendorPhase) => setTold({ round, phase: next });

  function start(amount: Money): void {
    if (phase === 'failed') {
      setRound((before) => before + 1);
      return;
    }
    const ask = { amount: decimalFromMoney(amount), currency: amount.currency };
    const asked = adapter.current;
    show('waiting');
    void asked?.authorize(ask).then((outcome) => {
      // another one took its place, or it is off the screen
      if (asked !== adapter.current) return;
      const { end } = outcome;
      if (end === 'left') return;
      show(end === 'closed' ? 'left' : 'ready');
      if (end === 'approved') newest.current.onApproved({ ...outcome.approval, type: vendor.type });
      else if (end === 'declined') newest.current.onFailed(`${vendor.type}_AUTH_FAILURE`);
      else if (end === 'silent') newest.current.onFailed(`${vendor.type}_AUTH_RETRY`, () => again.current(amount));
    });
  }

  const again = useRef(start);
  again.current = start;

  return { phase, start, cancel: () => adapter.current?.teardown() };
}
