import { useRef, useState } from 'react';
import {
  type FailureFacts,
  type PaymentFailure,
  paymentFailure,
  paymentMessage,
} from '../../core/payment/rules/paymentFailure';
import { contactMessage } from '../../core/platform/rules/contact';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';

/**
 * A failure with its message; `before`, `button` and `after` if a part of the message is a retry button [PAY-MSG-002].
 */
export type ReportedFailure = PaymentFailure & {
  code: string;
  text: string;
  retry?: { before: string; button: string; after: string };
  /** The retry action, if it differs from repeating the customer's action. */
  again?: () => void;
};

type Facts = Partial<FailureFacts> & { provider?: string };

/** Decides which message is shown where after a payment failure [PAY-MSG-001 to PAY-MSG-012]. */
export function usePaymentFailure() {
  const { settings } = useStorefront();
  const [failure, setFailure] = useState<ReportedFailure>();
  const last = useRef({ code: '', times: 0 });

  return {
    failure,
    /** Shows the message for a code and returns the failure; repeating the same code increases its count [PAY-MSG-003]. */
    report: useStableCallback(
      (code: string, { provider, ...facts }: Facts = {}, again?: () => void): PaymentFailure => {
        last.current = { code, times: last.current.code === code ? last.current.times + 1 : 1 };
        const { times } = last.current;
        const reported = paymentFailure(code, { times, hasAddress: false, ...facts });
        const { payment, cart } = settings.messages;
        const text = reported.messageKey
          ? paymentMessage(reported.messageKey, payment, provider)
          : contactMessage('email', cart);
        const parts = reported.offersRetry && partsOf(text, paymentMessage('retryButton', payment));
        setFailure({ ...reported, code, text, ...parts, ...(again && { again }) });
        return reported;
      },
    ),
    /** Clears the message when the customer does something else; `isOver` resets the count after a success. */
    forget(isOver = false): void {
      if (isOver) last.current = { code: '', times: 0 };
      setFailure(undefined);
    },
  };
}

/** A page's own message may not contain the button text; then the whole message is the button. */
function partsOf(text: string, buttonText: string): Pick<ReportedFailure, 'retry'> {
  const at = text.indexOf(buttonText);
  const button = at < 0 ? text : buttonText;
  const [before, after] = at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + buttonText.length)];
  return { retry: { before, button, after } };
}
