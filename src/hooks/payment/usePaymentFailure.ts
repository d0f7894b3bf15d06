import { useRef, useState } from 'react';
import { type FailureFacts, type PaymentFailure, paymentFailure } from '../../core/payment/rules/paymentFailure';
import { paymentWords } from '../../core/payment/rules/paymentWords';
import { contactWords } from '../../core/platform/rules/contact';
import { useStorefront } from '../platform/StorefrontProvider';

/** A failure as the customer reads it; `before`, `button` and `after` where a part of it tries again [PAY-MSG-002]. */
export type ToldFailure = PaymentFailure & {
  code: string;
  text: string;
  retry?: { before: string; button: string; after: string };
  /** What trying again does, where it is not what the customer pressed. */
  again?: () => void;
};

export type PaymentFailureState = {
  failure: ToldFailure | undefined;
  /** Tells of a code, and returns what was told; the same one again counts as another time [PAY-MSG-003]. */
  tell: (code: string, facts?: Partial<FailureFacts> & { provider?: string }, again?: () => void) => PaymentFailure;
  /** The customer does something else: what was said goes, and is not counted any more where all went well. */
  forget: (isOver?: boolean) => void;
};

/** Which text stands where after something about a payment failed [PAY-MSG-001 to PAY-MSG-012]. */
export function usePaymentFailure(): PaymentFailureState {
  const { settings } = useStorefront();
  const [failure, setFailure] = useState<ToldFailure>();
  const last = useRef({ code: '', times: 0 });

  return {
    failure,
    tell(code, { provider, ...facts } = {}, again = undefined) {
      last.current = { code, times: last.current.code === code ? last.current.times + 1 : 1 };
      const { times } = last.current;
      const told = paymentFailure(code, { times, hasAddress: false, ...facts });
      const { payment, cart } = settings.messages;
      const text = told.word ? paymentWords(told.word, payment, provider) : contactWords('email', cart);
      const parts = told.offersRetry && partsOf(text, paymentWords('retryButton', payment));
      setFailure({ ...told, code, text, ...parts, ...(again && { again }) });
      return told;
    },
    forget(isOver = false) {
      if (isOver) last.current = { code: '', times: 0 };
      setFailure(undefined);
    },
  };
}

/** A page's own words may not have the button's in them: then all of them are the button. */
function partsOf(text: string, words: string): Pick<ToldFailure, 'retry'> {
  const at = text.indexOf(words);
  const button = at < 0 ? text : words;
  const [before, after] = at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + words.length)];
  return { retry: { before, button, after } };
}
