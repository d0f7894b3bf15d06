import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CardFrame,
  type CardFrameOptions,
  type CardFrameState,
  mountCardFrame,
  type TokenAnswer,
} from '../../cardFrame/host';
import { paymentOf } from '../../core/payment/client/paymentClient';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

export type CardFrameWish = Pick<CardFrameOptions, 'kind' | 'title' | 'texts'> & {
  /** Where the vault's frame lies; without it no card can be typed, and the form is refused. */
  src: string | undefined;
  timeoutMs?: number | undefined;
  /** Enter was pressed in a field of it: what the button of the form does. */
  onSubmit: () => void;
  /** The shop has given a session, and with it taken the answer to the captcha, which is not asked for again. */
  onSession?: () => void;
};

/** What the customer answered to the captcha of this kind, where one was asked [PAY-FORM-009]. */
export type CaptchaAnswer = { id: string; answer: string };

export type CardForm = {
  /** Where the frame is put. */
  box: RefObject<HTMLDivElement | null>;
  /** Undefined before it is mounted. */
  state: CardFrameState | undefined;
  /** The state of this moment, for what began before the last drawing. */
  latest: () => CardFrameState | undefined;
  /** Takes the form away and brings it anew. */
  mountAgain: () => void;
  /** Exchanges what was typed for a token; a session of the shop that ran out meanwhile is asked for once more. */
  tokenise: (captcha?: CaptchaAnswer) => Promise<TokenAnswer | { ok: false; code: string }>;
};

/** The frame in which a card is typed, as long as its box is on screen. No digit of it ever comes here. */
export function useCardFrame({ src, kind, title, texts, timeoutMs, onSubmit, onSession }: CardFrameWish): CardForm {
  const storefront = useStorefront();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<CardFrame>(undefined);
  const submit = useRef(onSubmit);
  const words = useRef({ title, texts });
  submit.current = onSubmit;
  const [round, setRound] = useState(0);
  // what a frame says counts as long as no other one is mounted in its place
  const [told, setTold] = useState<{ round: number; state: CardFrameState }>();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { locale, settings } = storefront;
    const tell = (state: CardFrameState) => setTold({ round, state });
    const mounted = mountCardFrame(element, {
      src: src ?? 'about:blank',
      kind,
      title: words.current.title,
      locale,
      direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
      texts: { ...settings.messages['card-frame'], ...words.current.texts },
      ...(timeoutMs !== undefined && { timeoutMs }),
      onChange: tell,
      onSubmit: () => submit.current(),
    });
    frame.current = mounted;
    tell(mounted.state());
    return () => {
      frame.current = undefined;
      mounted.destroy();
    };
  }, [storefront, src, kind, timeoutMs, round]);

  async function tokenise(captcha?: CaptchaAnswer, isAgain = false): ReturnType<CardForm['tokenise']> {
    const form = frame.current;
    if (!form) return { ok: false, code: 'CLOSED' };
    if (!form.state().isComplete) {
      form.validate();
      return { ok: false, code: 'CARD_INCOMPLETE' };
    }
    try {
      const { id } = await paymentOf(storefront).openSession(kind, captcha);
      onSession?.();
      const answer = await form.tokenise(id);
      const isLate = !answer.ok && answer.code === 'SESSION_EXPIRED';
      return isLate && !isAgain ? tokenise(undefined, true) : answer;
    } catch (error) {
      return { ok: false, code: (error as CommerceError).code };
    }
  }

  return {
    box,
    state: told?.round === round ? told.state : undefined,
    latest: () => frame.current?.state(),
    mountAgain: () => setRound((before) => before + 1),
    tokenise: (captcha) => tokenise(captcha),
  };
}
