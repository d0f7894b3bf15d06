import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardToken } from '../../cardFrame/host';
import { isCaptchaCode } from '../../core/payment/rules/captchaGate';
import type { Captcha } from '../../core/payment/rules/checkoutPayment';
import { useAction } from '../platform/useAction';
import type { CaptchaGates } from './useCaptchaGate';
import { type CardForm, type CardFrameRequest, useCardFrame } from './useCardFrame';
import type { ActOutcome } from './useCheckoutPayment';
import { type ReportedFailure, usePaymentFailure } from './usePaymentFailure';

export type CardEntryRequest = Omit<CardFrameRequest, 'onSession'> & {
  captchas: CaptchaGates;
  /**
   * Whether the form includes a billing address; this decides the message of a rejected card [PAY-MSG-006,
   * PAY-MSG-007].
   */
  hasAddress?: boolean;
  /** Uses the card's token; on success the failure count is reset. */
  onToken: UseOfCard;
};

type UseOfCard = (token: CardToken) => Promise<ActOutcome>;

export type CardEntry = {
  form: CardForm;
  captcha: Captcha | undefined;
  answer: string;
  /** The field for the answer to the captcha. */
  answerField: RefObject<HTMLInputElement | null>;
  isAnswerMissing: boolean;
  setAnswer: (answer: string) => void;
  isBusy: boolean;
  failure: ReportedFailure | undefined;
  /**
   * Tokenises the card and calls `onToken`, or `use` instead; resolves with whether everything succeeded. A call during
   * a pending one sends nothing.
   */
  submit: (use?: UseOfCard) => Promise<boolean>;
  /** The retry action of a failure message. */
  retry: () => void;
  /**
   * Marks everything that is missing, with the focus in the first field of it if `isFocusing`. Returns whether nothing
   * is missing.
   */
  validate: (isFocusing: boolean) => boolean;
  report: (code: string) => void;
};

const FRAME_CODES = { timeout: 'FRAME_TIMEOUT', blocked: 'FRAME_BLOCKED', refused: 'FRAME_REFUSED' } as const;

/** Codes that the frame's fields show themselves, or that need no message. */
const SILENT_CODES = ['CARD_INCOMPLETE', 'BUSY', 'CLOSED'];

/**
 * The state of one card entry: from the fields to a token and its use, with captchas and failures [PAY-FORM-008,
 * PAY-FORM-009].
 */
export function useCardEntry({ captchas, hasAddress = false, onToken, ...request }: CardEntryRequest): CardEntry {
  const { kind } = request;
  const [answer, setAnswer] = useState('');
  const answerField = useRef<HTMLInputElement>(null);
  const [isAnswerMissing, setAnswerMissing] = useState(false);
  const { failure, report, forget } = usePaymentFailure();
  const last = useRef<UseOfCard>(undefined);
  const form = useCardFrame({ ...request, onSession: () => captchas.open(kind) });
  const loadFailure = form.state?.failure;
  const captcha = captchas.gate[kind];
  const hasAnswer = captcha === undefined || answer.trim() !== '';

  useEffect(() => {
    if (loadFailure) report(FRAME_CODES[loadFailure]);
  }, [loadFailure, report]);

  async function fail(code: string): Promise<void> {
    if (isCaptchaCode(code)) {
      setAnswer('');
      const problem = await captchas.close(kind);
      if (problem) report(problem.code, { hasAddress });
      else forget();
    } else if (!SILENT_CODES.includes(code)) report(code, { hasAddress });
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

  // the message about a form that failed to load stays
  const submit = async (use?: UseOfCard) => !loadFailure && entry.mutateAsync(use);

  return {
    form,
    captcha,
    answer,
    answerField,
    isAnswerMissing,
    setAnswer,
    isBusy: entry.status === 'pending',
    failure,
    submit,
    validate,
    report: (code) => report(code, { hasAddress }),
    retry() {
      forget();
      if (loadFailure) form.mountAgain();
      else if (last.current) void submit(last.current);
      // with the form in its current state
      else request.onSubmit();
    },
  };
}
