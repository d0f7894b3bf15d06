import { describe, expect, test } from 'vitest';
import { type CheckoutFacts, checkoutDestination, isRegistered } from './checkoutDestination';

const guest: CheckoutFacts = {
  isLoginRequired: true,
  isStatusPosted: false,
  isRegistered: false,
  isMiniCart: true,
};

const destinationOf = (facts: Partial<CheckoutFacts>) => checkoutDestination({ ...guest, ...facts });

describe('checkoutDestination', () => {
  test('the destination of a mini cart guest is the login drawer if sign-in is required or no status is posted [CHK-001]', () => {
    expect(destinationOf({})).toBe('login-drawer');
    expect(destinationOf({ isStatusPosted: true })).toBe('login-drawer');
    expect(destinationOf({ isLoginRequired: false })).toBe('login-drawer');
    expect(destinationOf({ isLoginRequired: false, isStatusPosted: true })).toBe('checkout');
  });

  test('the login drawer is no destination for registered customers, or outside the mini cart [CHK-001]', () => {
    for (const isLoginRequired of [true, false])
      for (const isStatusPosted of [true, false]) {
        for (const isMiniCart of [true, false])
          expect(destinationOf({ isRegistered: true, isLoginRequired, isStatusPosted, isMiniCart })).toBe('checkout');
        expect(destinationOf({ isMiniCart: false, isLoginRequired, isStatusPosted })).not.toBe('login-drawer');
      }
  });

  test('the destination of a guest outside the mini cart is the login page, unless sign-in is optional [CHK-009]', () => {
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
])(
  'the customer of a cart with user type %s on a page with isLoggedIn %s is registered: %s',
  (userType, isLoggedIn, is) => {
    expect(isRegistered(userType, { isLoggedIn })).toBe(is);
  },
);
