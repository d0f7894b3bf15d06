import type { SignInType } from '../../checkout/rules/checkoutDestination';
import { formatMessage } from '../../platform/rules/formatMessage';
import { GENERIC_MESSAGES } from '../../platform/rules/genericMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';

/** Why a sign-in failed: wrong login or password, too many attempts, or a failed request. */
export type SignInProblem = { kind: 'unknown' } | { kind: 'locked'; minutes?: number } | { kind: 'failed' };

/** Messages of a drawer that prompts for sign-in. A page overrides them with its messages for `login-drawer`. */
export const SIGN_IN_MESSAGES = {
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
  signInLocked: 'Too many attempts to sign in. Please try again in {minutes} min.',
  signInLockedLong: 'Too many attempts to sign in. Please try again later.',
  failed: GENERIC_MESSAGES.failed,
} as const;

/** The title of a sign-in drawer, and the reason that it gives [CHK-002, CHK-003, CHK-004, CHK-005]. */
export function signInTitle(type: SignInType, overrides: Overrides = {}): { title: string; reason: string } {
  const key = type || 'plain';
  return {
    title: messageFor(SIGN_IN_MESSAGES, `signInTitle.${key}`, overrides),
    reason: messageFor(SIGN_IN_MESSAGES, `signInReason.${key}`, overrides),
  };
}

/** The message for a failed sign-in. */
export function signInProblemMessage(problem: SignInProblem, overrides: Overrides = {}): string {
  if (problem.kind === 'failed') return messageFor(SIGN_IN_MESSAGES, 'failed', overrides);
  if (problem.kind === 'unknown') return messageFor(SIGN_IN_MESSAGES, 'signInUnknown', overrides);
  const { minutes } = problem;
  return minutes === undefined
    ? messageFor(SIGN_IN_MESSAGES, 'signInLockedLong', overrides)
    : formatMessage(messageFor(SIGN_IN_MESSAGES, 'signInLocked', overrides), { minutes });
}
