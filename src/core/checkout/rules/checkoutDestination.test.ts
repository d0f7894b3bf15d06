import { describe, expect, test } from 'vitest';
import { type CheckoutFacts, checkoutDestination, isRegistered } from './checkoutDestination';

const guest: CheckoutFacts = {
  isLoginRequired: true,
  isStatusPosted: false,
  isRegistered: false,
  isMiniCart: true,
};

const destinationOf = (facts: Partial<CheckoutFacts>) => checkoutDestination({ ...guest, ...facts });

describe('the way to the checkout', () => {
  test('leads a guest of the mini cart to the login drawer when sign-in is required, or no status was posted [CHK-001]', () => {
    expect(destinationOf({})).toBe('login-drawer');
    expect(destinationOf({ isStatusPosted: true })).toBe('login-drawer');
    expect(destinationOf({ isLoginRequired: false })).toBe('login-drawer');
    expect(destinationOf({ isLoginRequired: false, isStatusPosted: true })).toBe('checkout');
  });

  test('never leads a registered customer to the login drawer, nor anyone outside of the mini cart [CHK-001]', () => {
    for (const isLoginRequired of [true, false])
      for (const isStatusPosted of [true, false]) {
        for (const isMiniCart of [true, false])
          expect(destinationOf({ isRegistered: true, isLoginRequired, isStatusPosted, isMiniCart })).toBe('checkout');
        expect(destinationOf({ isMiniCart: false, isLoginRequired, isStatusPosted })).not.toBe('login-drawer');
      }
  });

  test('leads a guest outside of the mini cart to sign in first, unless that is not required [CHK-009]', () => {
    expect(destinationOf({ isMiniCart: false })).toBe('login-page');
    expect(destinationOf({ isMiniCart: false, isStatusPosted: true })).toBe('login-page');
    expect(destinationOf({ isMiniCart: false, isLoginRequired: false })).toBe('checkout');
  });
});

test.each([
  ['GUEST', true, false],
  ['REGISTERED', false, true],
  ['PR7', false, true],
  [undefined, true, true],
  [undefined, false, false],
])('of a cart of %s, on a page that says signed in: %s, the customer is registered: %s', (userType, isLoggedIn, is) => {
  expect(isRegistered(userType, { isLoggedIn })).toBe(is);
});
