import type { SignInType } from '../../checkout/rules/signInType';
import { fillWords } from '../../platform/rules/fillWords';
import { GENERIC_WORDS } from '../../platform/rules/genericWords';
import { type Overrides, wordsFor } from '../../platform/rules/wording';

/** Why somebody is not signed in: nobody has that login and password, too many tries, or the shop could not be asked. */
export type SignInProblem = { kind: 'unknown' } | { kind: 'locked'; minutes?: number } | { kind: 'failed' };

/** What a drawer says that asks somebody to sign in; a page's own texts are its messages of `login-drawer`. */
export const SIGN_IN_WORDS = {
  'signInTitle.rewards': 'Sign in to Rewards',
  'signInTitle.plain': 'Sign in',
  'signInTitle.checkout': 'Sign in to check out',
  'signInTitle.SW': 'Sign in to get your software',
  'signInTitle.lists': 'Sign in to use your lists',
  'signInReason.rewards': "We'll save your membership to your Rewards account.",
  'signInReason.plain': "We'll save your order and delivery details to your account.",
  'signInReason.checkout': "We'll save your order and pickup details to your account.",
  'signInReason.SW': "We'll save your downloads and their keys to your account.",
  'signInReason.lists': "We'll save your lists to your account.",
  signInUnknown: 'Your email or password is incorrect. Please check them and try again.',
  signInLocked: 'Too many attempts to sign in with this email. Please try again in {minutes} min.',
  signInLockedLong: 'Too many attempts to sign in with this email. Please try again later.',
  failed: GENERIC_WORDS.failed,
} as const;

/** What a drawer is called that asks for this sign-in, and why it asks [CHK-002, CHK-003, CHK-004, CHK-005]. */
export function signInTitle(type: SignInType, overrides: Overrides = {}): { title: string; reason: string } {
  const key = type || 'plain';
  return {
    title: wordsFor(SIGN_IN_WORDS, `signInTitle.${key}`, overrides),
    reason: wordsFor(SIGN_IN_WORDS, `signInReason.${key}`, overrides),
  };
}

/** What the customer reads when nobody was signed in. */
export function signInProblemWords(problem: SignInProblem, overrides: Overrides = {}): string {
  if (problem.kind === 'failed') return wordsFor(SIGN_IN_WORDS, 'failed', overrides);
  if (problem.kind === 'unknown') return wordsFor(SIGN_IN_WORDS, 'signInUnknown', overrides);
  const { minutes } = problem;
  return minutes === undefined
    ? wordsFor(SIGN_IN_WORDS, 'signInLockedLong', overrides)
    : fillWords(wordsFor(SIGN_IN_WORDS, 'signInLocked', overrides), { minutes });
}
