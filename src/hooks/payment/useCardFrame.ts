import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CardFrame,
  type CardFrameOptions,
  type CardFrameState,
  type CardFrameTheme,
  isTextName,
  mountCardFrame,
  TEXT_NAMES,
  type TokenAnswer,
} from '../../cardFrame/host';
import { paymentOf } from '../../core/payment/client/paymentClient';
import { oncePer } from '../../core/platform/client/oncePer';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';

export type CardFrameRequest = Pick<CardFrameOptions, 'kind' | 'title' | 'timeoutMs'> & {
  /** The URL of the vault's frame; without it no card can be entered, and the form fails with `refused`. */
  src: string | undefined;
  /** Called when Enter is pressed in a field; does the same as the form's button. */
  onSubmit: () => void;
  /** The shop has opened a session. It has accepted the captcha answer, so the captcha is not displayed again. */
  onSession?: () => void;
};

/** The customer's answer to the captcha of this kind, if there was one [PAY-FORM-009]. */
type CaptchaAnswer = { id: string; answer: string };

/** The tokens of the widgets, so that the fields in the frame look like those around it. */
const THEME = {
  ink: '--_text',
  surface: '--_surface',
  line: '--_muted',
  accent: '--_accent',
  danger: '--_bad',
  quiet: '--_muted',
  font: '--quire-font-family',
} as const;

function themeOf(element: Element): CardFrameTheme {
  const style = getComputedStyle(element);
  const values = Object.entries(THEME).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return { ...Object.fromEntries(values.filter(([, value]) => value)), radius: style.borderTopLeftRadius };
}

/** Names the texts of the page that no card form has, once for each page. */
const reportUnknownTexts = oncePer(({ host, settings }: Storefront) => {
  const unknown = Object.keys(settings.config.messages?.['card-frame'] ?? {}).filter((name) => !isTextName(name));
  if (unknown.length > 0) {
    host.console.warn(
      `Quire: messages['card-frame']: expected the names ${TEXT_NAMES.join(', ')}; received ${unknown.join(', ')}`,
    );
  }
  return unknown;
});

/** Mounts the card frame while its box is on screen. Card data never leaves the frame. */
export function useCardFrame({ src, kind, title, timeoutMs, onSubmit, onSession }: CardFrameRequest) {
  const storefront = useStorefront();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<CardFrame>(undefined);
  const submit = useStableCallback(onSubmit);
  const initialTitle = useRef(title);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<CardFrameState>();

  /** Mounts the form in its box, or returns the one that is mounted there. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round mounts the form again
  const mount = useCallback(() => {
    const element = box.current;
    if (!element || frame.current) return frame.current;
    const { locale, settings } = storefront;
    reportUnknownTexts(storefront);
    frame.current = mountCardFrame(element, {
      src: src ?? 'about:blank',
      kind,
      title: initialTitle.current,
      locale,
      direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
      theme: themeOf(element),
      texts: settings.messages['card-frame'],
      timeoutMs,
      onChange: setState,
      onSubmit: submit,
    });
    setState(frame.current.state());
    return frame.current;
  }, [storefront, src, kind, timeoutMs, round, submit]);

  // not a layout effect: the style sheets, which have the theme, are adopted after those, and Suspense would run their
  // cleanup when it hides the form; a press that comes before the effect mounts the form
  useEffect(() => {
    const mounted = mount();
    return () => {
      frame.current = undefined;
      mounted?.destroy();
    };
  }, [mount]);

  /** Exchanges the card data for a token. If the shop's session expires in the meantime, a new one is opened once. */
  async function tokenise(
    captcha?: CaptchaAnswer,
    isAgain = false,
  ): Promise<TokenAnswer | { ok: false; code: string }> {
    const form = mount();
    if (!form) return { ok: false, code: 'CLOSED' };
    if (!form.validate(true)) return { ok: false, code: 'CARD_INCOMPLETE' };
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
    /** The element that contains the frame. */
    box,
    /** Undefined before the frame is mounted. */
    state,
    /** The current state, for code that began before the last render. */
    latest: () => frame.current?.state(),
    /** Shows the errors of the fields, with the focus in the first if `isFocusing`. Returns whether it is complete. */
    validate: (isFocusing: boolean) => mount()?.validate(isFocusing) ?? false,
    /** Destroys the form and mounts it again. */
    mountAgain() {
      setState(undefined);
      setRound(round + 1);
    },
    tokenise: (captcha?: CaptchaAnswer) => tokenise(captcha),
  };
}
