import { SIGN_IN_LOCKED, SIGN_IN_REFUSED } from '../../../../src/core/account/contract/signIn';
import type { SignInVerdict } from '../../accounts/signIn';
import { Refusal } from '../../http/refusal';
import { counted } from '../platform/counted';

type Refused = SignInVerdict & { ok: false };

/** The refusal of a sign-in without leaving the page. */
export function signInRefusal(verdict: Refused): Refusal {
  const text = signInMessage(verdict);
  if (verdict.reason === 'unknown') return new Refusal(401, SIGN_IN_REFUSED, text);
  return new Refusal(403, SIGN_IN_LOCKED, text, minutesOf(verdict.waitMs));
}

const minutesOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 60_000));

export function signInMessage(verdict: Refused): string {
  if (verdict.reason === 'unknown') return 'Your email or password is incorrect.';
  return `Too many attempts to sign in. ${tryAgainIn(verdict.waitMs)}`;
}

export const tryAgainIn = (waitMs: number) => `Please try again in ${counted(minutesOf(waitMs), 'minute', 'minutes')}.`;
