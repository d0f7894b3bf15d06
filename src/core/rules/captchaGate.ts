import type { CardKind } from './card/securityCode';

/**
 * Which kinds of card must pass a challenge before they are tried again; what the shop gave for it, if anything
 * [PAY-FORM-009].
 */
export type CaptchaGate = Readonly<Partial<Record<CardKind, string>>>;

export const OPEN_GATE: CaptchaGate = {};

const CAPTCHA = /^CAPTCHA_(REQUIRED|FAILED)$/;

/** Is this the shop's word for a challenge? [PAY-FORM-009] */
export const isCaptchaCode = (code: string): boolean => CAPTCHA.test(code);

/** The gate after that kind was answered with a captcha error; `question` is what the customer is asked. */
export function closedFor(gate: CaptchaGate, kind: CardKind, question: string): CaptchaGate {
  return { ...gate, [kind]: question };
}

/** The gate after the challenge of that kind was passed; other kinds stay as they were. */
export function openedFor(gate: CaptchaGate, kind: CardKind): CaptchaGate {
  const { [kind]: _, ...rest } = gate;
  return rest;
}

/** May this kind be tried? */
export const mayTry = (gate: CaptchaGate, kind: CardKind): boolean => gate[kind] === undefined;
