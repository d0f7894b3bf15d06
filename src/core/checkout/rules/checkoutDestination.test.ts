import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import type { LineItem } from '../../cart/rules/cart';
import { type CheckoutFacts, checkoutDestination, isRegistered, signInTypeOf } from './checkoutDestination';
import { checkoutUrl } from './checkoutUrl';

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

const membership = aLine({ id: 'membership', isMembership: true });
const software = aLine({ id: 'software', isSoftware: true });
const delivered = aLine({ id: 'delivered', delivery: { type: 'STA', isBackordered: false } });
const atStore = aLine({ id: 'at-store', delivery: { type: 'ISP', isBackordered: false } });
const toStore = aLine({ id: 'to-store', delivery: { type: 'STS', isBackordered: false } });

const typeOf = (...lines: LineItem[]) => signInTypeOf(aCart({ lines }));

describe('signInTypeOf', () => {
  test('the sign-in type is rewards if the cart has a membership, whatever else it has [CHK-002]', () => {
    expect(typeOf(membership)).toBe('rewards');
    expect(typeOf(atStore, software, membership)).toBe('rewards');
  });

  test('the sign-in type is SW if the cart has software and no membership [CHK-004]', () => {
    expect(typeOf(software)).toBe('SW');
    expect(typeOf(delivered, atStore, software)).toBe('SW');
  });

  test('the sign-in type is empty if everything is delivered [CHK-003]', () => {
    expect(typeOf(delivered)).toBe('');
    expect(typeOf(delivered, aLine({ id: 'without a word of its delivery' }))).toBe('');
  });

  test.each([
    ['an item in a store', [atStore]],
    ['an item on its way to a store', [toStore]],
    ['a delivered item and one in a store', [delivered, atStore]],
  ])('the sign-in type of a cart with %s is checkout [CHK-005]', (_, lines) => {
    expect(typeOf(...lines)).toBe('checkout');
  });

  test('the sign-in type is checkout for an unknown or empty cart, and ignores deleted lines', () => {
    expect(signInTypeOf(undefined)).toBe('checkout');
    expect(typeOf()).toBe('checkout');
    expect(typeOf({ ...membership, status: 'DELETED' }, delivered)).toBe('');
  });
});

test.each([
  [{}, 'checkout', '/cc/sparq/checkout'],
  [{}, 'sparqCheckout', '/cc/sparq/checkout'],
  [{}, 'dotcomCheckout', '/cc/api/precheckout?fromSlideIn=true'],
  [{ checkout: '/pay' }, 'checkout', '/pay'],
  [{ checkout: '/pay' }, 'sparqCheckout', '/cc/sparq/checkout'],
] as const)('of the URLs %o, the page %s is at %s [ROUTE-005, ROUTE-011]', (urls, route, url) => {
  expect(checkoutUrl(urls, route)).toBe(url);
});
