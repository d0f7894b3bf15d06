import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CardToken } from '../../cardFrame/host';
import { paymentOf } from '../../core/payment/client/paymentClient';
import type { CardKind } from '../../core/payment/rules/card/number';
import type { Captcha } from '../../core/payment/rules/checkoutPayment';
import { oncePer } from '../../core/platform/client/oncePer';
import { createStateStore, type StateStore } from '../../core/platform/client/stateStore';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAction } from '../platform/useAction';
import { type CardFrameRequest, useCardFrame } from './useCardFrame';
import type { ActOutcome } from './useCheckoutPayment';
import { usePaymentFailure } from './usePaymentFailure';

type Captchas = { [Kind in CardKind]?: Captcha | undefined };

/** The captchas of the kinds of card that need one before the next attempt, in any form of the page [PAY-FORM-009]. */
const captchasOf = oncePer<Storefront, StateStore<Captchas>>(() => createStateStore(() => ({})));

export type CardEntryRequest = Omit<CardFrameRequest, 'onSession'> & {
  translate: (key: 'frameLoading' | 'captcha' | 'captchaMissing') => string;
  /** Uses the card's token; on success the failure count is reset. */
  onToken: UseOfCard;
};

type UseOfCard = (token: CardToken) => Promise<ActOutcome>;

const FRAME_CODES = { timeout: 'FRAME_TIMEOUT', blocked: 'FRAME_BLOCKED', refused: 'FRAME_REFUSED' } as const;

/** Codes that the frame's fields show themselves, or that need no message. */
const SILENT_CODES = ['CARD_INCOMPLETE', 'BUSY', 'CLOSED'];

/**
 * The state of one card entry: from the fields to a token and its use, with captchas and failures [PAY-FORM-008,
 * PAY-FORM-009].
 */
export function useCardEntry({ translate, onToken, ...request }: CardEntryRequest) {
  const { kind } = request;
  const storefront = useStorefront();
  const { subscribe, get, set } = captchasOf(storefront);
  const captcha = useSyncExternalStore(subscribe, get, get)[kind];
  // another form of the page may replace the captcha
  const [typed, setTyped] = useState({ id: '', answer: '' });
  const answer = typed.id === captcha?.id ? typed.answer : '';
  const answerField = useRef<HTMLInputElement>(null);
  const [isAnswerMissing, setAnswerMissing] = useState(false);
  const { failure, report, forget } = usePaymentFailure();
  const last = useRef<UseOfCard>(undefined);
  const form = useCardFrame({ ...request, onSession: () => set({ [kind]: undefined }) });
  const loadFailure = form.state?.failure;
  // a gift card is entered without a billing address [PAY-MSG-006, PAY-MSG-007]
  const hasAddress = kind !== 'GIFT_CARD';
  const hasAnswer = captcha === undefined || answer.trim() !== '';

  useEffect(() => {
    if (loadFailure) report(FRAME_CODES[loadFailure]);
  }, [loadFailure, report]);

  async function fail(code: string): Promise<void> {
    if (SILENT_CODES.includes(code)) return;
    if (!/^CAPTCHA_(REQUIRED|FAILED)$/.test(code)) return void report(code, { hasAddress });
    setTyped({ id: '', answer: '' });
    try {
      set({ [kind]: await paymentOf(storefront).requestCaptcha(kind) });
      forget();
    } catch (error) {
      report((error as CommerceError).code, { hasAddress });
    }
  }

  async function enter(use: UseOfCard): Promise<boolean> {
    const token = await form.tokenise(captcha && { id: captcha.id, answer: answer.trim() });
    if (!token.ok) {
      await fail(token.code);
      return false;
    }
    const outcome = await use(token);
    if (outcome === 'done') forget(true);
    else if (outcome !== 'ignored') await fail(outcome.code);
    return outcome === 'done';
  }

  /**
   * Marks everything that is missing, with the focus in the first field of it if `isFocusing`. Returns whether nothing
   * is missing.
   */
  function validate(isFocusing: boolean): boolean {
    setAnswerMissing(!hasAnswer);
    const isComplete = form.validate(isFocusing);
    if (isFocusing && isComplete && !hasAnswer) answerField.current?.focus();
    return isComplete && hasAnswer;
  }

  const entry = useAction(async (use: UseOfCard | undefined) => {
    last.current = use;
    if (!hasAnswer) return validate(true);
    setAnswerMissing(false);
    forget();
    return enter(use ?? onToken);
  });

  /**
   * Tokenises the card and calls `onToken`, or `use` instead; resolves with whether everything succeeded. A call during
   * a pending one sends nothing. The message about a form that failed to load stays.
   */
  const submit = async (use?: UseOfCard) => !loadFailure && entry.mutateAsync(use);

  return {
    form,
    isBusy: entry.status === 'pending',
    failure,
    submit,
    validate,
    report: (code: string) => report(code, { hasAddress }),
    /** The props of the component that renders the fields. */
    fields: {
      box: form.box,
      phase: form.state?.load ?? ('loading' as const),
      loadingText: translate('frameLoading'),
      captcha: captcha && {
        label: translate('captcha'),
        question: captcha.question,
        answer,
        inputRef: answerField,
        error: isAnswerMissing ? translate('captchaMissing') : undefined,
      },
      failure,
      onAnswer: (text: string) => captcha && setTyped({ id: captcha.id, answer: text }),
      onEnter: request.onSubmit,
      onRetry() {
        forget();
        if (loadFailure) form.mountAgain();
        else if (last.current) void submit(last.current);
        // with the form in its current state
        else request.onSubmit();
      },
    },
  };
}
