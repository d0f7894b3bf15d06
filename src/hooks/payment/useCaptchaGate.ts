import { useState } from 'react';
import { paymentOf } from '../../core/payment/client/paymentClient';
import { type CaptchaGate, closedFor, OPEN_GATE, openedFor } from '../../core/payment/rules/captchaGate';
import type { CardKind } from '../../core/payment/rules/card/number';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

export type CaptchaGates = {
  gate: CaptchaGate;
  /** Requests the captcha for a kind of card; resolves with the error if the request fails. */
  close: (kind: CardKind) => Promise<CommerceError | undefined>;
  /** The captcha of this kind was passed. */
  open: (kind: CardKind) => void;
};

/** The captchas of a payment step, one for each kind of card [PAY-FORM-009]. */
export function useCaptchaGate(): CaptchaGates {
  const storefront = useStorefront();
  const [gate, setGate] = useState(OPEN_GATE);

  return {
    gate,
    async close(kind) {
      try {
        const captcha = await paymentOf(storefront).requestCaptcha(kind);
        setGate((before) => closedFor(before, kind, captcha));
        return undefined;
      } catch (error) {
        return error as CommerceError;
      }
    },
    open: (kind) => setGate((before) => openedFor(before, kind)),
  };
}
