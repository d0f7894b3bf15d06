import type { CardKind } from './card/number';
import type { Captcha } from './checkoutPayment';

/** The kinds of card that need a captcha before the next attempt, with the captcha for each [PAY-FORM-009]. */
export type CaptchaGate = Readonly<Partial<Record<CardKind, Captcha>>>;

export const OPEN_GATE: CaptchaGate = {};

const CAPTCHA = /^CAPTCHA_(REQUIRED|FAILED)$/;

/** Whether an error code of the shop requires a captcha [PAY-FORM-009]. */
export const isCaptchaCode = (code: string): boolean => CAPTCHA.test(code);

/** The gate after the shop has rejected a card of that kind with a captcha error. */
export function closedFor(gate: CaptchaGate, kind: CardKind, captcha: Captcha): CaptchaGate {
  return { ...gate, [kind]: captcha };
}

/** The gate after the customer has passed the captcha for cards of the given kind; other kinds are unchanged. */
export function openedFor(gate: CaptchaGate, kind: CardKind): CaptchaGate {
  const { [kind]: _, ...rest } = gate;
  return rest;
}
