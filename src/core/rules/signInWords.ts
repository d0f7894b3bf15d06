import { fillWords } from './fillWords';
import { genericWords } from './genericWords';
import type { SignInType } from './signInType';
import { type Overrides, wordsFor } from './wording';

/** Why somebody is not signed in: nobody has that login and password, too many tries, or the shop could not be asked. */
export type SignInProblem = { kind: 'unknown' } | { kind: 'locked'; minutes?: number } | { kind: 'failed' };

const TITLES: Record<SignInType, string> = {
  rewards: 'Sign in to Rewards',
  '': 'Sign in',
  checkout: 'Sign in to check out',
  SW: 'Sign in to get your software',
};

const REASONS: Record<SignInType, string> = {
  rewards: 'Your membership is kept with your Rewards account.',
  '': 'Your order and its delivery are kept with your account.',
  checkout: 'Your order and its pickup are kept with your account.',
  SW: 'Your downloads and their keys are kept with your account.',
};

const PROBLEMS = {
  signInUnknown: 'No account has this email and password. Please check them and try again.',
  signInLocked: 'Too many attempts to sign in with this email. Please try again in {minutes} min.',
  signInLockedLong: 'Too many attempts to sign in with this email. Please try again later.',
} as const;

/** What a drawer is called that asks for this sign-in, and why it asks [CHK-002, CHK-003, CHK-004, CHK-005]. */
export function signInTitle(type: SignInType, overrides: Overrides = {}): { title: string; reason: string } {
  const key = type || 'plain';
  return {
    title: overrides[`signInTitle.${key}`] ?? TITLES[type],
    reason: overrides[`signInReason.${key}`] ?? REASONS[type],
  };
}

/** What the customer reads when nobody was signed in. */
export function signInProblemWords(problem: SignInProblem, overrides: Overrides = {}): string {
  if (problem.kind === 'failed') return genericWords('failed', overrides);
  if (problem.kind === 'unknown') return wordsFor(PROBLEMS, 'signInUnknown', overrides);
  const { minutes } = problem;
  return minutes === undefined
    ? wordsFor(PROBLEMS, 'signInLockedLong', overrides)
    : fillWords(wordsFor(PROBLEMS, 'signInLocked', overrides), { minutes });
}
