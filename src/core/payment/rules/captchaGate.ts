import type { CardKind } from './card/securityCode';
import type { Captcha } from './checkoutPayment';

/** Which kinds of card must pass a challenge before they are tried again, and what is asked for each [PAY-FORM-009]. */
export type CaptchaGate = Readonly<Partial<Record<CardKind, Captcha>>>;

export const OPEN_GATE: CaptchaGate = {};

const CAPTCHA = /^CAPTCHA_(REQUIRED|FAILED)$/;

/** Is this the shop's word for a challenge? [PAY-FORM-009] */
export const isCaptchaCode = (code: string): boolean => CAPTCHA.test(code);

/** The gate after that kind was answered with a captcha error. */
export function closedFor(gate: CaptchaGate, kind: CardKind, captcha: Captcha): CaptchaGate {
  return { ...gate, [kind]: captcha };
}

/** The gate after the challenge of that kind was passed; other kinds stay as they were. */
export function openedFor(gate: CaptchaGate, kind: CardKind): CaptchaGate {
  const { [kind]: _, ...rest } = gate;
  return rest;
}

/** May this kind be tried? */
export const mayTry = (gate: CaptchaGate, kind: CardKind): boolean => gate[kind] === undefined;
