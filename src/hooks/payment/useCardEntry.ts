import { useEffect, useRef, useState } from 'react';
import type { CardToken } from '../../cardFrame/host';
import { isCaptchaCode } from '../../core/payment/rules/captchaGate';
import type { Captcha } from '../../core/payment/rules/checkoutPayment';
import type { CaptchaGates } from './useCaptchaGate';
import { type CardForm, type CardFrameWish, useCardFrame } from './useCardFrame';
import type { ActOutcome } from './useCheckoutPayment';
import { type ToldFailure, usePaymentFailure } from './usePaymentFailure';

export type CardEntryWish = Omit<CardFrameWish, 'onSession'> & {
  captchas: CaptchaGates;
  /** The form asks for a billing address as well: it decides the words of a refusal [PAY-MSG-006, PAY-MSG-007]. */
  hasAddress?: boolean;
  /** What is done with the card, and with the form once that went well. */
  onToken: UseOfCard;
};

type UseOfCard = (token: CardToken) => Promise<ActOutcome>;

export type CardEntry = {
  form: CardForm;
  captcha: Captcha | undefined;
  answer: string;
  isAnswerMissing: boolean;
  setAnswer: (answer: string) => void;
  isWorking: boolean;
  failure: ToldFailure | undefined;
  /** Tokenises and goes on with `onToken`, or with something else; says whether all of it went well. Presses meanwhile do nothing. */
  submit: (use?: UseOfCard) => Promise<boolean>;
  /** What the words of a failure offer. */
  retry: () => void;
  tell: (code: string) => void;
};

const FRAME_CODES = { timeout: 'FRAME_TIMEOUT', blocked: 'FRAME_BLOCKED', refused: 'FRAME_REFUSED' } as const;

/** What the fields of the frame say themselves, or what needs no word. */
const SAID_ELSEWHERE = ['CARD_INCOMPLETE', 'BUSY', 'CLOSED'];

/** One card, from its fields to a token and what is done with it; captchas and failures on the way [PAY-FORM-008, PAY-FORM-009]. */
export function useCardEntry({ captchas, hasAddress = false, onToken, ...wish }: CardEntryWish): CardEntry {
  const { kind } = wish;
  const [isWorking, setWorking] = useState(false);
  const [answer, setAnswer] = useState('');
  const [isAnswerMissing, setAnswerMissing] = useState(false);
  const { failure, tell, forget } = usePaymentFailure();
  const running = useRef(false);
  const last = useRef<UseOfCard>(undefined);
  const form = useCardFrame({ ...wish, onSession: () => captchas.open(kind) });
  const loadFailure = form.state?.failure;
  const captcha = captchas.gate[kind];
  const say = useRef(tell);
  say.current = tell;

  useEffect(() => {
    if (loadFailure) say.current(FRAME_CODES[loadFailure]);
  }, [loadFailure]);

  async function fail(code: string): Promise<void> {
    if (isCaptchaCode(code)) {
      setAnswer('');
      const problem = await captchas.close(kind);
      if (problem) tell(problem.code, { hasAddress });
      else forget();
    } else if (!SAID_ELSEWHERE.includes(code)) tell(code, { hasAddress });
  }

  async function enter(use: UseOfCard): Promise<boolean> {
    const token = await form.tokenise(captcha && { id: captcha.id, answer: answer.trim() });
    if (!token.ok) {
      await fail(token.code);
      return false;
    }
    const outcome = await use(token);
    if (outcome === 'done') forget(true);
    else if (outcome !== 'busy') await fail(outcome.code);
    return outcome === 'done';
  }

  async function submit(use?: UseOfCard): Promise<boolean> {
    // what is said of a form that did not come stays
    if (running.current || loadFailure) return false;
    last.current = use;
    const isMissing = captcha !== undefined && answer.trim() === '';
    setAnswerMissing(isMissing);
    if (isMissing) return false;
    running.current = true;
    setWorking(true);
    forget();
    try {
      return await enter(use ?? onToken);
    } finally {
      running.current = false;
      setWorking(false);
    }
  }

  return {
    form,
    captcha,
    answer,
    isAnswerMissing,
    setAnswer,
    isWorking,
    failure,
    submit,
    tell: (code) => tell(code, { hasAddress }),
    retry() {
      forget();
      if (loadFailure) form.mountAgain();
      else if (last.current) void submit(last.current);
      // as the form stands by now
      else wish.onSubmit();
    },
  };
}
