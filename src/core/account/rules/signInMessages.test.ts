import { describe, expect, test } from 'vitest';
import type { SignInType } from '../../checkout/rules/checkoutDestination';
import { signInProblemMessage, signInTitle } from './signInMessages';

describe('sign-in messages', () => {
  test('each sign-in type has its own title and reason, and the page can override a title [CHK-002, CHK-003, CHK-004, CHK-005]', () => {
    const types: SignInType[] = ['rewards', '', 'checkout', 'SW', 'lists'];
    expect(types.map((type) => signInTitle(type).title)).toEqual([
      'Sign in to Rewards',
      'Sign in',
      'Sign in to check out',
      'Sign in to get your software',
      'Sign in to use your lists',
    ]);
    expect(new Set(types.map((type) => signInTitle(type).reason)).size).toBe(5);
    expect(signInTitle('', { 'signInTitle.plain': 'Welcome back' }).title).toBe('Welcome back');
  });

  test('a problem message has its cause, and the minutes until the next attempt if they are known', () => {
    expect(signInProblemMessage({ kind: 'unknown' })).toMatch(/^Your email or password is incorrect\./);
    expect(signInProblemMessage({ kind: 'locked', minutes: 12 })).toContain('in 12 min');
    expect(signInProblemMessage({ kind: 'locked' })).toContain('try again later');
    expect(signInProblemMessage({ kind: 'failed' })).toBe('Sorry, something went wrong. Please try again.');
  });
});
