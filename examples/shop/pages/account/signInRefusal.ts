import { SIGN_IN_LOCKED, SIGN_IN_REFUSED } from '../../../../src/core/account/contract/signIn';
import type { SignInVerdict } from '../../accounts/signIn';
import { Refusal } from '../../http/refusal';
import type { Text } from '../../languages/say';

/** Why a sign-in was refused. */
export function signInRefusal(verdict: SignInVerdict & { ok: false }): Refusal {
  if (verdict.reason === 'unknown') return new Refusal(401, SIGN_IN_REFUSED, 'Your email or password is incorrect.');
  return tooMany(403, SIGN_IN_LOCKED, verdict.waitMs, [
    'Too many attempts to sign in. Please try again in {value} minute.',
    'Too many attempts to sign in. Please try again in {value} minutes.',
  ]);
}

/** The refusal of a registration after too many others from this address. */
export function tooManyAccounts(waitMs: number): Refusal {
  return tooMany(429, 'TOO_MANY_ACCOUNTS', waitMs, [
    'Too many new accounts. Please try again in {value} minute.',
    'Too many new accounts. Please try again in {value} minutes.',
  ]);
}

function tooMany(status: 403 | 429, code: string, waitMs: number, [one, several]: [Text, Text]): Refusal {
  const value = Math.max(1, Math.ceil(waitMs / 60_000));
  return new Refusal(status, code, value === 1 ? one : several, { value });
}

/** The refusal of a registration with the email of an account. */
export const emailTaken = () => new Refusal(400, 'EMAIL_TAKEN', 'An account with this email already exists.');
