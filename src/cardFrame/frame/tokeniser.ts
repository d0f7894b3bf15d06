import { checkExpiry } from '../../core/payment/rules/card/expiryEntry';
import { checkCardNumber } from '../../core/payment/rules/card/number';
import type { CardKind } from '../../core/payment/rules/card/securityCode';
import { digitsOf } from '../../core/platform/rules/digits';
import type { CardField, ToFrame, ToHost, TokenFailure } from '../messages';
import type { TextName } from '../texts';
import { askVault, type VaultAnswer } from './askVault';
import { type Challenge, openChallenge } from './challenge';

export type TokeniserParts = {
  page: Document;
  form: HTMLElement;
  kind: CardKind;
  /** How long the bank's page may take to load [PAY-FORM-008]. */
  timeoutMs: number;
  say(name: TextName): string;
  tell(message: ToHost): void;
  /** Are all fields right? Those that are not say so. */
  isComplete(): boolean;
  read(field: CardField): string;
  /** A security code is used once. */
  forgetCode(): void;
  setBusy(isBusy: boolean): void;
};

export type Tokeniser = {
  tokenise(wish: Extract<ToFrame, { kind: 'tokenise' }>): Promise<void>;
  /** Gives up what is under way. */
  close(): void;
};

/** Exchanges the card for a token, one at a time, and asks the customer's bank when the vault says so [PAY-FORM-007]. */
export function createTokeniser(parts: TokeniserParts): Tokeniser {
  const { page, form, kind, timeoutMs, say, tell, setBusy } = parts;
  let underWay: AbortController | undefined;

  async function challenged(url: string, transaction: string, session: string, signal: AbortSignal) {
    const words = { title: say('challenge'), leave: say('leave') };
    tell({ kind: 'challenge', isOpen: true });
    form.hidden = true;
    try {
      const end: Challenge = await openChallenge(page, { url, transaction, timeoutMs, words, signal });
      return end === 'done' ? await askVault({ session, transactionId: transaction }, signal) : end;
    } finally {
      form.hidden = false;
      tell({ kind: 'challenge', isOpen: false });
    }
  }

  async function answerFor(session: string, signal: AbortSignal): Promise<VaultAnswer | TokenFailure> {
    const first = await askVault({ session, ...cardOf(parts.read, kind) }, signal);
    parts.forgetCode();
    if (typeof first === 'string' || !('challengeUrl' in first)) return first;
    return challenged(first.challengeUrl, first.transactionId, session, signal);
  }

  return {
    async tokenise({ request, session }) {
      const fail = (code: TokenFailure) => tell({ kind: 'failed', request, code });
      if (underWay) return fail('BUSY');
      if (!parts.isComplete()) return fail('CARD_INCOMPLETE');
      const act = new AbortController();
      underWay = act;
      setBusy(true);
      const answer = await answerFor(session, act.signal);
      underWay = undefined;
      setBusy(false);
      if (act.signal.aborted) return fail('CLOSED');
      if (typeof answer === 'string') return fail(answer);
      if ('challengeUrl' in answer) return fail('CHALLENGE_FAILED');
      const { token, brand, lastFour, month, year } = answer;
      tell({ kind: 'tokenised', request, token, brand, lastFour, month, year });
    },
    close: () => underWay?.abort(),
  };
}

/** The fields as the vault takes them [PAY-FORM-001]. */
function cardOf(read: (field: CardField) => string, paymentType: CardKind): Record<string, string> {
  const cvv = digitsOf(read('securityCode'));
  if (paymentType === 'GIFT_CARD') return { paymentType, accountNumber: digitsOf(read('number')), cvv };
  const number = checkCardNumber(read('number'));
  const expiry = checkExpiry(read('expiry'));
  return {
    paymentType,
    cvv,
    ...(number.ok && { accountNumber: number.number }),
    ...(expiry.ok && { expiryMonth: expiry.month, expiryYear: expiry.year }),
  };
}
