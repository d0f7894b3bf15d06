import { checkExpiry } from '../../core/payment/rules/card/expiry';
import { type CardKind, checkCardNumber } from '../../core/payment/rules/card/number';
import { digitsOf } from '../../core/platform/rules/digits';
import type { CardField, ToFrame, ToHost, TokenFailure } from '../messages';
import type { TextName } from '../texts';
import { callVault, type VaultAnswer } from './callVault';
import { type Challenge, openChallenge } from './challenge';

export type TokeniserDependencies = {
  page: Document;
  form: HTMLElement;
  kind: CardKind;
  /** The load timeout of the bank's page, in milliseconds [PAY-FORM-008]. */
  timeoutMs: number;
  translate(name: TextName): string;
  post(message: ToHost): void;
  /** Returns whether all fields are valid; invalid fields show their errors. */
  isComplete(): boolean;
  read(field: CardField): string;
  /** Clears the security code, which may be used only once. */
  forgetCode(): void;
  setBusy(isBusy: boolean): void;
};

type TokeniseMessage = Extract<ToFrame, { kind: 'tokenise' }>;

/**
 * Exchanges cards for tokens, one at a time, and opens the bank's challenge if the vault requires it [PAY-FORM-007].
 */
export function createTokeniser(dependencies: TokeniserDependencies): (message: TokeniseMessage) => Promise<void> {
  const { page, form, kind, timeoutMs, translate, post, setBusy } = dependencies;
  let isPending = false;

  async function challenged(url: string, transaction: string, session: string): Promise<VaultAnswer | TokenFailure> {
    const labels = { title: translate('challenge'), leave: translate('leave') };
    post({ kind: 'challenge', isOpen: true });
    form.hidden = true;
    try {
      const end: Challenge = await openChallenge(page, { url, transaction, timeoutMs, labels });
      return end === 'done' ? await callVault({ session, transactionId: transaction }) : end;
    } finally {
      form.hidden = false;
      post({ kind: 'challenge', isOpen: false });
    }
  }

  async function answerFor(session: string): Promise<VaultAnswer | TokenFailure> {
    const first = await callVault({ session, ...cardOf(dependencies.read, kind) });
    dependencies.forgetCode();
    if (typeof first === 'string' || !('challengeUrl' in first)) return first;
    return challenged(first.challengeUrl, first.transactionId, session);
  }

  return async ({ request, session }) => {
    const fail = (code: TokenFailure) => post({ kind: 'failed', request, code });
    if (isPending) return fail('BUSY');
    if (!dependencies.isComplete()) return fail('CARD_INCOMPLETE');
    isPending = true;
    setBusy(true);
    const answer = await answerFor(session);
    isPending = false;
    setBusy(false);
    if (typeof answer === 'string') return fail(answer);
    if ('challengeUrl' in answer) return fail('CHALLENGE_FAILED');
    const { token, brand, lastFour, month, year } = answer;
    post({ kind: 'tokenised', request, token, brand, lastFour, month, year });
  };
}

/** The fields in the vault's request format [PAY-FORM-001]. */
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
